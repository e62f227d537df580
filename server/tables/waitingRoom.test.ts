import type { Refused } from '../../shared/protocol/refusals';
import type { JoinAnswer } from '../../shared/protocol/requests';
import { botNonce, matchSeed, sha256 } from '../../shared/engine/fairness';
import { loadTable } from '../storage/tables';
import { runServer, type TestServer } from '../test-support/server';
import {
  GAME,
  leave,
  openTable,
  proofOf,
  seatPeople,
  sitDown,
  startMatch,
  tableOf,
} from '../test-support/sitters';
import { next, rawSocket } from '../test-support/socket';
import { openStored } from '../test-support/storage';

// What is done at a table before its match, and what its cards are dealt from.

let server: TestServer;
beforeEach(async () => void (server = await runServer()));
afterEach(() => server.stop());

test('a table starts only without gaps, with everybody ready, and by its host', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  const [host, guest] = sitters.map(proofOf);
  const path = `/games/${GAME}/${matchID}`;
  await expect(server.post(`${path}/start`, guest)).rejects.toThrow('notHost');
  await expect(server.post(`${path}/start`, host)).rejects.toThrow('notReady');
  await server.post(`${path}/seats`, host);
  await server.post(`${path}/ready`, { ...guest, ready: true });
  await expect(server.post(`${path}/start`, host)).rejects.toThrow('gap');
  await server.post(`${path}/seats/2/close`, host);
  await server.post(`${path}/start`, host);
  await sitters[1].sees(({ match }) => match !== null);
  await expect(server.post(`${path}/start`, host)).rejects.toThrow('started');
  await expect(server.post(`${path}/ready`, { ...guest, ready: false })).rejects.toThrow('started');
  leave(sitters);
});

test('other options make the guests unready, and only the host sets them', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  const [host, guest] = sitters.map(proofOf);
  const path = `/games/${GAME}/${matchID}`;
  await server.post(`${path}/ready`, { ...guest, ready: true });
  await expect(
    server.post(`${path}/options`, { ...guest, setupData: { showOdds: false } }),
  ).rejects.toThrow('notHost');
  await server.post(`${path}/options`, { ...host, setupData: { showOdds: false } });
  const table = await tableOf(server, matchID);
  expect(table.setupData).toEqual({ doubleGems: true, showOdds: false, length: 'printed' });
  expect(table.players[1].ready).toBe(false);
  leave(sitters);
});

test('when an empty seat is closed, whoever sat behind it is told their new number', async () => {
  const made = await openTable(server, { numPlayers: 3, start: 'host', playerName: 'Ana' });
  const path = `/games/${GAME}/${made.matchID}`;
  const bo = await server.post<JoinAnswer>(`${path}/join`, { playerName: 'Bo', playerID: '2' });
  const socket = rawSocket(server);
  const arrived = next(socket, 'table');
  socket.emit('sync', made.matchID, '2', bo.playerCredentials);
  await arrived;
  const told = next<[string, Refused]>(socket, 'refused');
  await server.post(`${path}/seats/1/close`, {
    playerID: '0',
    credentials: made.playerCredentials,
  });
  expect((await told)[1]).toMatchObject({ code: 'moved', playerID: '1' });
  // and whoever comes with the old number later is told as well
  const late = next<[string, Refused]>(socket, 'refused');
  socket.emit('sync', made.matchID, '2', bo.playerCredentials);
  expect((await late)[1]).toMatchObject({ code: 'moved', playerID: '1' });
  socket.disconnect();
});

test('a seat of a person cannot be closed or given to a bot without being freed', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 3 });
  const host = proofOf(sitters[0]);
  const seat = `/games/${GAME}/${matchID}/seats/1`;
  await expect(server.post(`${seat}/close`, host)).rejects.toThrow('taken');
  await expect(server.post(`${seat}/bot`, host)).rejects.toThrow('taken');
  await server.post(`${seat}/free`, host);
  await server.post(`${seat}/bot`, host);
  await sitters[1].sees(({ refused }) => refused?.code === 'noSeat');
  leave(sitters);
});

test('when the host leaves, the next person is the host', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  await server.post(`/games/${GAME}/${matchID}/leave`, proofOf(sitters[0]));
  const table = await tableOf(server, matchID);
  expect(table.host).toBe('1');
  expect(table.players[0].name).toBeUndefined();
  leave(sitters);
});

test('everybody sees the hash of every nonce, by socket and by HTTP, before any is told', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2, bots: 1 });
  await server.post(`/games/${GAME}/${matchID}/seats`, proofOf(sitters[0]));
  await server.post(`/games/${GAME}/${matchID}/join`, { playerName: 'Cy' });
  await server.post(`/games/${GAME}/${matchID}/seats`, proofOf(sitters[0]));
  const visitor = sitDown(server, { matchID, playerID: null });
  await visitor.sees(({ table }) => table?.players.length === 5);
  const hashes = [sha256('11'.repeat(32)), sha256('22'.repeat(32)), null, null, null];
  const { players } = await tableOf(server, matchID);
  expect(players.map(({ nonceHash }) => nonceHash)).toEqual(hashes);
  expect(visitor.snapshot().table!.players.map(({ nonceHash }) => nonceHash)).toEqual(hashes);
  leave([...sitters, visitor]);
});

test('the match seed follows from the committed seed and everybody’s nonce', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2, bots: 1 });
  const { commitment } = await tableOf(server, matchID);
  await startMatch(server, matchID, sitters);
  leave(sitters);
  const db = await openStored(server.dataDir);
  const stored = (await loadTable(db, matchID))!;
  await db.destroy();
  expect(stored.commitment).toBe(commitment);
  expect(sha256(stored.serverSeed)).toBe(commitment);
  const nonces = ['11'.repeat(32), '22'.repeat(32), botNonce(matchID, 2)];
  expect(stored.seats.map(({ nonce }) => nonce)).toEqual(nonces);
  expect(stored.matchSeed).toBe(matchSeed(stored.serverSeed, matchID, nonces));
});

test('whoever does not reveal the nonce they committed to reopens the table; the others commit anew', async () => {
  const made = await openTable(server, {
    start: 'host',
    playerName: 'Ana',
    nonceHash: sha256('11'.repeat(32)),
  });
  const path = `/games/${GAME}/${made.matchID}`;
  const bo = await server.post<JoinAnswer>(`${path}/join`, {
    playerName: 'Bo',
    nonceHash: sha256('22'.repeat(32)),
  });
  const proof = { playerID: bo.playerID, credentials: bo.playerCredentials };
  await server.post(`${path}/ready`, { ...proof, ready: true });
  const host = { playerID: '0', credentials: made.playerCredentials! };
  await expect(server.post(`${path}/start`, host)).rejects.toThrow('absent');

  const ana = sitDown(server, { matchID: made.matchID, ...host, nonce: '11'.repeat(32) });
  const silent = sitDown(server, { matchID: made.matchID, ...proof, nonce: '99'.repeat(32) });
  await ana.sees(({ table }) => table?.players[1].isConnected === true);
  await server.post(`${path}/start`, host);
  await ana.sees(({ table }) => table?.status === 'locked');
  await ana.sees(({ table }) => table?.status === 'open');
  const table = await tableOf(server, made.matchID);
  expect(table.players.map(({ ready, committed }) => [ready, committed])).toEqual([
    [false, false],
    [false, true],
  ]);
  await server.post(`${path}/ready`, { ...proof, ready: true });
  await expect(server.post(`${path}/start`, host)).rejects.toThrow('notReady');
  await server.post(`${path}/update`, { ...host, nonceHash: sha256('33'.repeat(32)) });
  expect((await tableOf(server, made.matchID)).players[0].committed).toBe(true);
  leave([ana, silent]);
}, 15_000);
