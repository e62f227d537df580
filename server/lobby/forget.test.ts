import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import type { MatchRecord } from '../../shared/core/record';
import { verify } from '../../shared/core/verify';
import { gameOf } from '../../shared/games';
import type { JoinAnswer } from '../../shared/protocol/table';
import {
  GAME,
  playOn,
  runServer,
  seatPeople,
  sitDown,
  startMatch,
  tableOf,
  type Sitter,
  type TestServer,
} from '../testing';

// Whoever leaves a table can have their name and words erased.

let server: TestServer;
let sitters: Sitter[];
let matchID: string;

beforeEach(async () => {
  server = await runServer();
  ({ matchID, sitters } = await seatPeople(server, { people: 2 }));
  await sitters[0].connection.say('mine');
  await sitters[1].connection.say('yours');
  await sitters[0].connection.say('mine again');
});
afterEach(async () => {
  for (const { connection } of sitters) connection.close();
  await server.stop();
});

const leave = ({ playerID, credentials }: Sitter, erase?: boolean) =>
  server.post(`/games/${GAME}/${matchID}/leave`, { playerID, credentials, erase });

/** All that is stored, as text. */
function stored(): string {
  const db = new SqliteDatabase(join(server.dataDir, 'wondertable.sqlite'), { readonly: true });
  const rows = ['matches', 'seats', 'actions', 'chat'].map((table) =>
    db.prepare(`SELECT * FROM ${table}`).all(),
  );
  db.close();
  return JSON.stringify(rows);
}

test('who leaves and wants to be forgotten leaves an empty seat, and no name and no word behind', async () => {
  await startMatch(server, matchID, sitters);
  await leave(sitters[1], true);
  await sitters[0].sees(({ chat }) => chat.length === 2);
  expect(sitters[0].snapshot().chat.map(({ payload }) => payload)).toEqual(['mine', 'mine again']);
  await sitters[0].sees(({ table }) => table!.players[1].name === undefined);
  await sitters[1].sees(({ refused }) => refused?.code === 'noSeat');
  expect(stored()).not.toMatch(/Player 1|yours/);
  expect(stored()).toMatch(/Player 0.*mine again/);
  await server.post<JoinAnswer>(`/games/${GAME}/${matchID}/join`, { playerName: 'Cy' });
});

test('when the match is over the score sheet stays, without the name, and the shuffle can still be checked', async () => {
  await startMatch(server, matchID, sitters);
  await playOn(sitters);
  const { gameover } = await tableOf(server, matchID);
  await leave(sitters[1], true);
  const table = await tableOf(server, matchID);
  expect(table.gameover).toEqual(gameover);
  expect(table.players.map(({ name }) => name)).toEqual(['Player 0', undefined]);
  expect(stored()).not.toMatch(/Player 1|yours/);
  const record = await server.get<MatchRecord>(`/games/${GAME}/${matchID}/record`);
  expect(Object.values(verify(record, gameOf(GAME)!))).toEqual(Array(6).fill(true));
  await expect(leave(sitters[1], true)).rejects.toThrow('noSeat');
});

test('whoever only leaves is still read, and cannot erase what was said before from the same seat', async () => {
  await leave(sitters[1]);
  const { playerID, playerCredentials } = await server.post<JoinAnswer>(
    `/games/${GAME}/${matchID}/join`,
    { playerName: 'Cy' },
  );
  const heir = sitDown(server, { matchID, playerID, credentials: playerCredentials });
  sitters.push(heir);
  await heir.sees(({ table }) => table !== null);
  await heir.connection.say('mine');
  await leave(heir, true);
  await sitters[0].sees(({ chat }) => chat.length === 3 && chat.at(-1)!.payload !== 'mine');
  const words = sitters[0].snapshot().chat.map(({ payload }) => payload);
  expect(words).toEqual(['mine', 'yours', 'mine again']);
});

test('what was said under an earlier name, or from a seat with another number, goes as well', async () => {
  const { matchID: id, sitters: all } = await seatPeople(server, { people: 3 });
  sitters.push(...all);
  const [host, , last] = all;
  const post = (route: string, { playerID, credentials }: Sitter, more = {}) =>
    server.post(`/games/${GAME}/${id}/${route}`, { playerID, credentials, ...more });
  await last.connection.say('as who I was');
  await host.connection.say('hello');
  await post('update', last, { newName: 'Zoe' });
  await host.sees(({ chat }) => chat[0]?.name === 'Zoe');
  await post('seats/1/free', host);
  await post('seats/1/close', host);
  await host.sees(({ chat }) => chat[0]?.sender === '1');
  await post('leave', { ...last, playerID: '1' }, { erase: true });
  await host.sees(({ chat }) => chat.length === 1);
  expect(host.snapshot().chat[0].payload).toBe('hello');
  expect(stored()).not.toMatch(/as who I was|Zoe|Player 2/);
});

test('nobody is forgotten without the proof of a seat', async () => {
  const before = stored();
  await expect(leave({ ...sitters[1], credentials: 'guessed' }, true)).rejects.toThrow(
    'credentials',
  );
  expect(stored()).toBe(before);
});
