import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '../../../shared/engine/record';
import { verify } from '../../../shared/engine/verify';
import { createEngine } from '../../../shared/engine/engine';
import { gameOf } from '../../../shared/games';
import type { JoinAnswer, LinkAnswer } from '../../../shared/protocol/requests';
import { openChat } from '../../storage/chat';
import { runServer, type TestServer } from '../../test-support/server';
import {
  GAME,
  playOn,
  seatPeople,
  sitDown,
  startMatch,
  tableOf,
  type Sitter,
} from '../../test-support/sitters';
import { hashCredentials } from '../credentials';
import { makeOlder } from '../../test-support/olderDatabase';
import { forget, inStored, newFolder, testOfFolders, textIn } from '../../test-support/storage';
import { stuck } from '../../test-support/triggers';

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
const stored = () =>
  textIn(server.dataDir, ['matches', 'seats', 'actions', 'chat', 'past_sittings']);

test('who leaves and wants to be forgotten leaves an empty seat, and no name and no word behind', async () => {
  await startMatch(server, matchID, sitters);
  await leave(sitters[1], true);
  await sitters[0].sees(({ chat }) => chat.length === 2);
  expect(sitters[0].snapshot().chat.map(({ payload }) => payload)).toEqual(['mine', 'mine again']);
  await sitters[0].sees(({ table }) => table!.players[1].name === undefined);
  await sitters[1].sees(({ refused }) => refused?.code === 'noSeat');
  expect(await stored()).not.toMatch(/Player 1|yours/);
  expect(await stored()).toMatch(/Player 0.*mine again/);
  await server.post(`/games/${GAME}/${matchID}/newcomers`, {
    playerID: sitters[0].playerID,
    credentials: sitters[0].credentials,
    admit: true,
  });
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
  expect(await stored()).not.toMatch(/Player 1|yours/);
  const record = await server.get<MatchRecord>(`/games/${GAME}/${matchID}/record`);
  expect(Object.values(verify(record, createEngine(gameOf(GAME)!)))).toEqual(Array(6).fill(true));
  await expect(leave(sitters[1], true)).rejects.toThrow('noSeat');
});

test('whoever has left before the match, and only said something, can still have that erased', async () => {
  await leave(sitters[1]);
  await leave(sitters[1], true);
  await sitters[0].sees(({ chat }) => chat.length === 2);
  expect(await stored()).not.toMatch(/yours/);
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
  expect(await stored()).not.toMatch(/as who I was|Zoe|Player 2/);
});

test('nobody is forgotten without the proof of a seat', async () => {
  const before = await stored();
  await expect(leave({ ...sitters[1], credentials: 'guessed' }, true)).rejects.toThrow(
    'credentials',
  );
  expect(await stored()).toBe(before);
});

const wordsSeenBy = ({ snapshot }: Sitter) => snapshot().chat.map(({ payload }) => payload);

/** Somebody who sits down on the first empty seat. */
async function sitDownAs(playerName: string): Promise<Sitter> {
  const { playerID, playerCredentials: credentials } = await server.post<JoinAnswer>(
    `/games/${GAME}/${matchID}/join`,
    { playerName },
  );
  const sitter = sitDown(server, { matchID, playerID, credentials });
  sitters.push(sitter);
  await sitter.sees(({ table }) => table !== null);
  return sitter;
}

test('whoever sits down on a left seat under the same name gets nothing of what was said before', async () => {
  await leave(sitters[1]);
  const stranger = await sitDownAs('Player 1');
  const { playerID, credentials } = stranger;
  await stranger.connection.say('of another');
  await server.post(`/games/${GAME}/${matchID}/update`, {
    playerID,
    credentials,
    newName: 'Mallory',
  });
  await sitters[0].sees(({ chat }) => chat.at(-1)?.name === 'Mallory');
  expect(sitters[0].snapshot().chat.map(({ name }) => name)).toEqual([
    'Player 0',
    'Player 1',
    'Player 0',
    'Mallory',
  ]);
  await leave(stranger, true);
  await sitters[0].sees(({ chat }) => chat.length === 3);
  expect(wordsSeenBy(sitters[0])).toEqual(['mine', 'yours', 'mine again']);
});

test.each([
  ['has left', () => leave(sitters[1])],
  [
    'was put out',
    () => server.post(`/games/${GAME}/${matchID}/seats/1/free`, credentialsOf(sitters[0])),
  ],
])('whoever %s can still have what they said erased, once', async (_, away) => {
  await away();
  await sitDownAs('Player 1');
  await leave(sitters[1], true);
  await sitters[0].sees(({ chat }) => chat.length === 2);
  expect(wordsSeenBy(sitters[0])).toEqual(['mine', 'mine again']);
  expect(await stored()).not.toMatch(/yours/);
  expect((await tableOf(server, matchID)).players[1].name).toBe('Player 1');
  await expect(leave(sitters[1], true)).rejects.toThrow('credentials');
});

const credentialsOf = ({ playerID, credentials }: Sitter) => ({ playerID, credentials });

test('what was said before its holder came back by a link of the host’s goes with it', async () => {
  const path = `/games/${GAME}/${matchID}`;
  const { token } = await server.post<LinkAnswer>(
    `${path}/seats/1/link`,
    credentialsOf(sitters[0]),
  );
  const { playerID, playerCredentials: credentials } = await server.post<JoinAnswer>(
    `${path}/continue`,
    { token, device: { key: 'ab'.repeat(32), label: 'Phone' } },
  );
  await server.post(`${path}/leave`, { playerID, credentials, erase: true });
  await sitters[0].sees(({ chat }) => chat.length === 2);
  expect(await stored()).not.toMatch(/yours/);
});

test('of those who come and go without a word nothing is kept', async () => {
  const silent = await seatPeople(server, { people: 2 });
  sitters.push(...silent.sitters);
  const before = await stored();
  await server.post(`/games/${GAME}/${silent.matchID}/leave`, credentialsOf(silent.sitters[1]));
  const key = hashCredentials(silent.sitters[1].credentials);
  expect(before).toContain(key);
  expect(await stored()).not.toContain(key);
});

test('who is only known by lines that were dropped is known no longer', async () => {
  const { dataDir } = server;
  await leave(sitters[1]);
  expect(await stored()).toContain(hashCredentials(sitters[1].credentials));
  await inStored(dataDir, async (db) => {
    const chat = await openChat(db, matchID, { kept: 10 });
    const speaker = { sitting: 'another', sender: '0', name: 'Player 0' };
    for (let i = 0; i < 100; i++) await chat.add(speaker, 'again');
  });
  expect(await stored()).not.toContain(hashCredentials(sitters[1].credentials));
});

describe('when the storage fails', () => {
  test('nobody loses their words and keeps the seat', async () => {
    const mend = await stuck(server.dataDir, 'UPDATE', 'seats');
    await expect(leave(sitters[1], true)).rejects.toThrow('failed');
    await mend();
    expect(await stored()).toMatch(/yours/);
    await leave(sitters[1], true);
    expect(await stored()).not.toMatch(/yours|Player 1/);
  });

  test('whoever lost the seat can ask again for their words to go', async () => {
    const mend = await stuck(server.dataDir, 'DELETE', 'chat');
    await expect(leave(sitters[1], true)).rejects.toThrow('failed');
    await mend();
    expect(await stored()).toMatch(/yours/);
    await leave(sitters[1], true);
    expect(await stored()).not.toMatch(/yours|Player 1/);
  });
});

testOfFolders(
  'lines from before sittings were told apart are theirs who hold their seat under their name',
  async () => {
    const { dataDir } = server;
    await leave(sitters[1]);
    const other = await sitDownAs('Cy');
    await other.connection.say('of Cy');
    for (const { connection } of sitters.splice(1)) connection.close();
    const copy = newFolder();
    cpSync(dataDir, copy, { recursive: true });
    makeOlder(join(copy, 'wondertable.sqlite'), '008');
    const again = await runServer({ dataDir: copy });
    const reader = sitDown(again, { matchID, playerID: null });
    await reader.sees(({ chat }) => chat.length === 4);
    const { playerID, credentials } = other;
    await again.post(`/games/${GAME}/${matchID}/leave`, { playerID, credentials, erase: true });
    await reader.sees(({ chat }) => chat.length === 3);
    expect(wordsSeenBy(reader)).toEqual(['mine', 'yours', 'mine again']);
    reader.connection.close();
    await again.stop();
    await forget(copy);
  },
);
