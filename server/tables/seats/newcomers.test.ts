import type { CreateAnswer, JoinAnswer } from '../../../shared/protocol/requests';
import type { Table } from '../../../shared/protocol/table';
import { runServer, type OwnServer } from '../../test-support/server';
import {
  GAME,
  proofOf,
  seatPeople,
  sitDown,
  startMatch,
  tableOf,
  type Sitter,
} from '../../test-support/sitters';
import { forget, newFolder, rowsIn } from '../../test-support/storage';

// The host can let nobody else sit down: whoever they put out could come straight back.

let dataDir: string;
let server: OwnServer;
let matchID: string;
let sitters: Sitter[];

const post = <T = object>(route: string, body: object) =>
  server.post<T>(`/games/${GAME}/${matchID}/${route}`, body);
const admit = (sitter: Sitter, is: boolean) => post('newcomers', { ...proofOf(sitter), admit: is });
const join = (playerName = 'Mallory') => post<JoinAnswer>('join', { playerName });
const part = () => sitters.forEach(({ connection }) => connection.close());

beforeEach(async () => {
  dataDir = newFolder();
  server = await runServer({ dataDir });
  ({ matchID, sitters } = await seatPeople(server, { people: 2 }));
  await post('seats', proofOf(sitters[0]));
});
afterEach(async () => {
  part();
  await server.stop();
  await forget(dataDir);
});

test('whoever was put out does not come back, and everybody is told', async () => {
  const [host, guest] = sitters;
  const mallory = await join();
  await admit(host, false);
  await guest.sees(({ table }) => table?.noNewcomers === true);
  await post(`seats/${mallory.playerID}/free`, proofOf(host));
  for (let i = 0; i < 18; i++) await expect(join()).rejects.toThrow('noNewcomers');
  expect((await tableOf(server, matchID)).players[2]).not.toHaveProperty('name');
});

test('whoever has the link may still watch, and who has a seat keeps it, by a link of the host’s as well', async () => {
  const [host, guest] = sitters;
  await admit(host, false);
  const watching = sitDown(server, { matchID, playerID: null });
  sitters.push(watching);
  await watching.sees(({ table }) => table !== null && table.watching === 1);
  const { token } = await post<{ token: string }>(`seats/${guest.playerID}/link`, proofOf(host));
  const device = { key: 'ab'.repeat(32), label: 'Phone' };
  expect(await post('continue', { token, device })).toMatchObject({ playerID: '1' });
});

test('a seat that is left in a match opens when the host says so, and whoever had it is told of for good', async () => {
  const [host, guest] = sitters;
  const third = await join('Cy');
  await post('ready', {
    playerID: third.playerID,
    credentials: third.playerCredentials,
    ready: true,
  });
  await startMatch(server, matchID, sitters);
  await post('leave', { playerID: third.playerID, credentials: third.playerCredentials });
  await expect(join()).rejects.toThrow('noNewcomers');
  await expect(admit(guest, true)).rejects.toThrow('notHost');
  await admit(host, true);
  const mallory = await join();
  expect(mallory.playerID).toBe(third.playerID);
  await post(`seats/${mallory.playerID}/free`, proofOf(host));
  await post(`seats/${mallory.playerID}/bot`, { ...proofOf(host), strength: 'easy' });
  await guest.sees(({ table }) => table?.players[2].bot === 'easy');
  const seat = third.playerID;
  expect(guest.snapshot().table?.pastHolders).toEqual([
    { seat, name: 'Cy', until: 0 },
    { seat, name: 'Mallory', until: 0 },
  ]);
  // and so is a bot whose hand somebody has looked at
  await post(`seats/${seat}/free`, proofOf(host));
  await guest.sees(({ table }) => table?.pastHolders?.length === 3);
  expect(guest.snapshot().table?.pastHolders?.[2]).toMatchObject({ seat, bot: 'easy' });
  expect((await tableOf(server, matchID)).noNewcomers).toBe(true);
  // however often: each of them once
  for (let i = 0; i < 3; i++) {
    await post(`seats/${seat}/bot`, { ...proofOf(host), strength: 'easy' });
    await post(`seats/${seat}/free`, proofOf(host));
  }
  expect((await tableOf(server, matchID)).pastHolders).toHaveLength(3);
  const [row] = await rowsIn<{ past_holders: string }>(dataDir, 'SELECT past_holders FROM matches');
  expect(JSON.parse(row.past_holders)).toHaveLength(3);
});

test('neither a code nor the public list offers the table, until newcomers are welcome again', async () => {
  const { matchID: id, ...seat } = await server.post<CreateAnswer>(`/games/${GAME}/create`, {
    numPlayers: 3,
    start: 'host',
    playerName: 'Ana',
  });
  const proof = { playerID: seat.playerID, credentials: seat.playerCredentials };
  const at = `/games/${GAME}/${id}`;
  const { code } = await server.get<Table>(at);
  const listed = async () =>
    (await server.get<{ matches: Table[] }>(`/games/${GAME}`)).matches.map(
      ({ matchID: one }) => one,
    );
  expect(await listed()).toEqual([id]);
  await server.post(`${at}/newcomers`, { ...proof, admit: false });
  expect(await server.get<Table>(at)).toMatchObject({ code: null, noNewcomers: true });
  await expect(server.post('/codes', { code })).rejects.toThrow('unknownCode');
  expect(await listed()).toEqual([]);
  await server.post(`${at}/newcomers`, { ...proof, admit: true });
  const again = await server.get<Table>(at);
  expect([again.code, again.noNewcomers]).toEqual([code, undefined]);
  expect(await server.post('/codes', { code })).toMatchObject({ matchID: id });
  expect(await listed()).toEqual([id]);
});

test('only the host says so, while there is a seat to take', async () => {
  const [host, guest] = sitters;
  await expect(admit(guest, false)).rejects.toThrow('notHost');
  await expect(
    post('newcomers', { ...proofOf(guest), playerID: '0', admit: false }),
  ).rejects.toThrow('moved');
  await expect(post('newcomers', proofOf(host))).rejects.toThrow('malformed');
  expect(await tableOf(server, matchID)).not.toHaveProperty('noNewcomers');
  expect((await join('Cy')).playerID).toBe('2');
});

test('a seat that is freed during the match is nobody else’s either, until the host says so', async () => {
  const [host, guest] = sitters;
  await post('seats/2/close', proofOf(host));
  await admit(host, false);
  await startMatch(server, matchID, sitters);
  await post('seats/1/free', proofOf(host));
  await guest.sees(({ refused }) => refused?.code === 'noSeat');
  await expect(join()).rejects.toThrow('noNewcomers');
  await admit(host, true);
  expect((await join('Cy')).playerID).toBe('1');
});

test('it is still so after a restart', async () => {
  await admit(sitters[0], false);
  part();
  await server.stop();
  server = await runServer({ dataDir });
  expect((await tableOf(server, matchID)).noNewcomers).toBe(true);
  await expect(join()).rejects.toThrow('noNewcomers');
});
