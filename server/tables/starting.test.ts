import { join } from 'node:path';
import { sha256 } from '../../shared/engine/fairness';
import type { MatchRecord } from '../../shared/engine/record';
import { CHECKS, verify } from '../../shared/engine/verify';
import { createEngine } from '../../shared/engine/engine';
import { gameOf } from '../../shared/games';
import { addTable, loadTable } from '../storage/tables';
import { runServer, type OwnServer } from '../test-support/server';
import {
  GAME,
  leave,
  NONCES,
  playOn,
  proofOf,
  seatPeople,
  sitDown,
  startMatch,
  tableOf,
} from '../test-support/sitters';
import { hashCredentials } from './credentials';
import { commit, handOver, seatBot, setReady, sit } from './seats/seating';
import { assertStartable, lock, reopen, reveal } from './starting';
import { newTable, type TableRecord } from './table';
import { makeOlder } from '../test-support/olderDatabase';
import { forget, newFolder, openStored, testOfFolders } from '../test-support/storage';

// How the nonces are told while the table is locked, and what is written down of it.

const title = gameOf(GAME)!;

let dataDir: string;
let server: OwnServer;

beforeEach(async () => {
  dataDir = newFolder();
  server = await runServer({ dataDir });
});
afterEach(async () => {
  await server.stop();
  await forget(dataDir);
});

const post = (matchID: string, route: string, body: object) =>
  server.post(`/games/${GAME}/${matchID}/${route}`, body);
const recordOf = (matchID: string) => server.get<MatchRecord>(`/games/${GAME}/${matchID}/record`);

/** A table of two people with their nonces and a bot, as the storage has it. */
function tableForThree(): TableRecord {
  let table = newTable(title, { numPlayers: 3, unlisted: true, start: 'host' });
  for (const [i, name] of ['Ana', 'Bo'].entries())
    ({ table } = sit(table, {
      name,
      keyHash: hashCredentials(name),
      nonceHash: sha256(NONCES[i]),
    }));
  return setReady(seatBot(table, 2, 'hard'), 1, true);
}

/** A table of two that is locked for the start, and at which Bo's page keeps their nonce to itself. */
async function lockedBySilence() {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  const [host, bo] = sitters;
  bo.connection.close();
  const share = { see() {}, tell: () => null, heard() {} };
  const silent = sitDown(server, { matchID, ...proofOf(bo), share });
  await silent.sees(({ table }) => table?.players[1].isConnected === true);
  await post(matchID, 'ready', { ...proofOf(bo), ready: true });
  await post(matchID, 'start', proofOf(host));
  return { matchID, host, bo, silent };
}

test('whoever comes back while the table is locked is asked for their nonce again', async () => {
  const { matchID, host, bo, silent } = await lockedBySilence();
  await silent.sees(({ table }) => table?.status === 'locked');
  silent.connection.close();
  const back = sitDown(server, { matchID, ...proofOf(bo), nonce: NONCES[1] });
  await back.sees(({ table }) => table !== null && table.status !== 'locked');
  expect(back.snapshot().table!.status).toBe('running');
  leave([host, back]);
}, 15_000);

test('a table whose nonces were all told when the server stopped is dealt when it is back', async () => {
  await server.stop();
  const db = await openStored(dataDir);
  const table = [0, 1].reduce((next, i) => reveal(next, i, NONCES[i]), lock(tableForThree()));
  await addTable(db, table);
  await db.destroy();
  server = await runServer({ dataDir });
  expect((await tableOf(server, table.id)).status).toBe('running');
});

test('a table whose nonces were told in part when the server stopped is open again, and the try is written down', async () => {
  await server.stop();
  let db = await openStored(dataDir);
  const { id, ...table } = reveal(lock(tableForThree()), 0, NONCES[0]);
  await addTable(db, { id, ...table });
  await db.destroy();
  server = await runServer({ dataDir });
  expect((await tableOf(server, id)).status).toBe('open');
  await server.stop();
  db = await openStored(dataDir);
  expect((await loadTable(db, id))!.attempts).toEqual([
    {
      dealt: false,
      seats: [
        {
          name: 'Ana',
          bot: null,
          keyHash: hashCredentials('Ana'),
          nonceHash: sha256(NONCES[0]),
          nonce: NONCES[0],
        },
        {
          name: 'Bo',
          bot: null,
          keyHash: hashCredentials('Bo'),
          nonceHash: sha256(NONCES[1]),
          nonce: null,
        },
        { name: 'Ada', bot: 'hard', keyHash: null, nonceHash: null, nonce: null },
      ],
    },
  ]);
  await db.destroy();
  server = await runServer({ dataDir });
});

test('nobody is bound to what somebody else is, or to a nonce that was told before', () => {
  const [ofAna, ofBo] = NONCES.map(sha256);
  const table = tableForThree();
  expect(() => commit(table, 1, ofAna)).toThrow('not a nonce of your own');
  expect(() => handOver(table, 1, { keyHash: 'new', nonceHash: ofAna })).toThrow('of your own');
  const open = seatBot(
    newTable(title, { numPlayers: 3, unlisted: true, start: 'host' }),
    2,
    'hard',
  );
  const { table: one } = sit(open, {
    name: 'Ana',
    keyHash: hashCredentials('Ana'),
    nonceHash: ofAna,
  });
  expect(() =>
    sit(one, { name: 'Eve', keyHash: hashCredentials('Eve'), nonceHash: ofAna }),
  ).toThrow('of your own');
  // Ana told hers in vain, Bo kept theirs back
  const again = reopen(reveal(lock(table), 0, NONCES[0]));
  expect(() => commit(again, 0, ofAna)).toThrow('not a nonce of your own');
  expect(commit(again, 1, ofBo).seats[1].nonceHash).toBe(ofBo);
  expect(commit(again, 0, sha256('07'.repeat(32))).seats[0].nonce).toBeNull();
});

test('who wants to leave a seat that has another number now is told so, and keeps it', async () => {
  const [ana, bo] = ['A', 'B'].map((letter) => letter.repeat(22));
  await server.stop();
  let table = newTable(title, { numPlayers: 3, unlisted: true, start: 'host' });
  for (const [i, credentials] of [ana, bo].entries())
    ({ table } = sit(table, {
      name: credentials,
      keyHash: hashCredentials(credentials),
      nonceHash: sha256(NONCES[i]),
    }));
  const tried = reopen(lock(seatBot(table, 2, 'easy')));
  const [first, second, third] = tried.seats;
  const db = await openStored(dataDir);
  await addTable(db, { ...tried, host: 1, seats: [second, first, third] });
  await db.destroy();
  server = await runServer({ dataDir });
  const away = { playerID: '1', credentials: bo, erase: true };
  await expect(post(table.id, 'leave', away)).rejects.toThrow('moved');
  expect((await tableOf(server, table.id)).players[0].name).toBe(bo);
  await post(table.id, 'leave', { ...away, playerID: '0' });
  expect((await tableOf(server, table.id)).players[0].name).toBeUndefined();
});

test('a table that was locked in vain too often is not locked again', () => {
  const everybody = { now: 0, uptime: 0, connected: new Set(['0', '1']), play: null };
  let table = tableForThree();
  for (let tries = 0; tries < 20; tries++) {
    assertStartable(table, title, everybody);
    table = setReady(reopen(lock(table)), 1, true);
  }
  expect(() => assertStartable(table, title, everybody)).toThrow('too often');
});

test('the record says who sat where when the cards were dealt, and which of them were bots', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2, bots: 1 });
  await startMatch(server, matchID, sitters);
  await post(matchID, 'leave', proofOf(sitters[1]));
  await post(matchID, 'seats/1/bot', { ...proofOf(sitters[0]), strength: 'hard' });
  await playOn([sitters[0]]);
  const { seats, attempts } = await recordOf(matchID);
  expect(seats.map(({ bot }) => bot)).toEqual([null, 'hard', 'normal']);
  expect(attempts!.map(({ dealt }) => dealt)).toEqual([true]);
  expect(attempts![0].seats.map(({ name, bot }) => [name, bot])).toEqual([
    ['Player 0', null],
    ['Player 1', null],
    [expect.any(String), 'normal'],
  ]);
  expect(JSON.stringify(attempts)).not.toContain('keyHash');
  leave(sitters);
});

test('a name that is erased goes from the tries to deal as well, whatever its holder is known by by then', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  await startMatch(server, matchID, sitters);
  const { token } = await server.post<{ token: string }>(
    `/games/${GAME}/${matchID}/seats/1/link`,
    proofOf(sitters[0]),
  );
  const { playerID, playerCredentials } = await server.post<{
    playerID: string;
    playerCredentials: string;
  }>(`/games/${GAME}/${matchID}/continue`, {
    token,
    device: { key: 'ab'.repeat(32), label: 'Phone' },
  });
  const there = sitDown(server, { matchID, playerID, credentials: playerCredentials });
  await there.sees(({ match }) => match !== null);
  await playOn([sitters[0], there]);
  await post(matchID, 'leave', { ...proofOf(there), erase: true });
  const record = await recordOf(matchID);
  expect(record.attempts![0].seats.map(({ name }) => name)).toEqual(['Player 0', null]);
  expect(CHECKS.filter((check) => verify(record, createEngine(title))[check] !== true)).toEqual([]);
  leave([...sitters, there]);
});

test('whoever has left can have it erased later, though they never said a word', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  await startMatch(server, matchID, sitters);
  await post(matchID, 'leave', proofOf(sitters[1]));
  await post(matchID, 'seats/1/bot', { ...proofOf(sitters[0]), strength: 'easy' });
  await playOn([sitters[0]]);
  const named = async () => (await recordOf(matchID)).attempts![0].seats.map(({ name }) => name);
  expect(await named()).toEqual(['Player 0', 'Player 1']);
  await expect(
    post(matchID, 'leave', { playerID: '1', credentials: 'x'.repeat(22), erase: true }),
  ).rejects.toThrow('noSeat');
  await post(matchID, 'leave', { ...proofOf(sitters[1]), erase: true });
  expect(await named()).toEqual(['Player 0', null]);
  leave(sitters);
});

testOfFolders(
  'a match from before tries were written down is loaded, shown and checked as it was',
  async () => {
    const { matchID, sitters } = await seatPeople(server, { people: 2 });
    await startMatch(server, matchID, sitters);
    await playOn(sitters);
    leave(sitters);
    await server.stop();
    makeOlder(join(dataDir, 'wondertable.sqlite'), '006');
    server = await runServer({ dataDir });
    expect((await tableOf(server, matchID)).status).toBe('over');
    const record = await recordOf(matchID);
    expect(record).not.toHaveProperty('attempts');
    const found = verify(record, createEngine(title));
    expect(found.attempts).toBeNull();
    expect(CHECKS.filter((check) => found[check] !== true)).toEqual(['attempts']);
  },
);

test('while the table is locked nobody is called otherwise, comes or goes, and nobody else is its host', async () => {
  const { matchID, host, bo, silent } = await lockedBySilence();
  const asked: [string, object][] = [
    ['update', { ...proofOf(bo), newName: 'Eve' }],
    ['join', { playerName: 'Eve' }],
    ['leave', proofOf(bo)],
    ['leave', { ...proofOf(bo), erase: true }],
    ['seats/1/free', proofOf(host)],
    ['seats/1/link', proofOf(host)],
    ['seats/1/host', proofOf(host)],
  ];
  for (const [route, body] of asked)
    await expect(post(matchID, route, body)).rejects.toThrow('started');
  leave([host, silent]);
});
