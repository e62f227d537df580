import crypto from 'node:crypto';
import type { CreateAnswer, JoinAnswer } from '../../shared/protocol/requests';
import { LIMITS } from '../limits';
import { readCode } from './codes';
import { WORDS } from './words';
import { postJson, runServer, type OwnServer } from '../test-support/server';
import { GAME, seatPeople, startMatch, tableOf } from '../test-support/sitters';
import { changeIn, forget, newFolder, rowsIn, testOfFolders } from '../test-support/storage';

// Codes to read out: a table has one of its own for a day, and another when its host asks for it.

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let server: OwnServer;
let dataDir: string;
/** How far the server's clock is ahead. */
let ahead = 0;
const pass = (time: number) => void (ahead += time);
const run = () => runServer({ dataDir, now: () => Date.now() + ahead });

beforeEach(async () => {
  ahead = 0;
  dataDir = newFolder();
  server = await run();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
  await forget(dataDir);
});

/** Has every code that is drawn be the same, or the first ones. */
function drawAlike(codes = Infinity) {
  const draw = crypto.randomInt.bind(crypto) as (min: number, max?: number) => number;
  let drawn = 0;
  // two words, and a number
  jest.spyOn(crypto, 'randomInt').mockImplementation((min: number, max?: unknown) => {
    if (drawn++ >= 3 * codes) return draw(min, max as number);
    return typeof max === 'number' ? 427 : 0;
  });
}

const create = () =>
  server.post<CreateAnswer>(`/games/${GAME}/create`, {
    numPlayers: 3,
    start: 'host',
    playerName: 'Ana',
  });
const hostOf = ({ playerID, playerCredentials }: CreateAnswer) => ({
  playerID,
  credentials: playerCredentials,
});
const codeOf = async ({ matchID }: CreateAnswer) => (await tableOf(server, matchID)).code;
const renew = ({ matchID }: CreateAnswer, proof: object) =>
  server.post(`/games/${GAME}/${matchID}/code`, proof);
const opens = async (code: string | null) =>
  (await server.post<{ matchID: string }>('/codes', { code })).matchID;

/** Bo sits down: a table that nobody else came to does not live for a day. */
const visit = ({ matchID }: CreateAnswer) =>
  server.post<JoinAnswer>(`/games/${GAME}/${matchID}/join`, { playerName: 'Bo' });

/** What a row of the storage says of codes. */
async function stored({ matchID }: CreateAnswer) {
  const [row] = await rowsIn<{ code: string | null; revision: number }>(
    dataDir,
    'SELECT code, revision FROM matches WHERE id = ?',
    matchID,
  );
  return row;
}

test('after a day a code is gone from the table, its screens and the storage; the link works on', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  const { code, updatedAt } = await tableOf(server, matchID);
  expect(await opens(code)).toBe(matchID);
  pass(25 * HOUR);
  expect((await tableOf(server, matchID)).code).toBeNull();
  await expect(opens(code)).rejects.toThrow('unknownCode');
  await server.sweep();
  await Promise.all(sitters.map((one) => one.sees(({ table }) => table?.code === null)));
  expect((await stored({ matchID })).code).toBeNull();
  expect((await tableOf(server, matchID)).updatedAt).toBe(updatedAt);
  await startMatch(server, matchID, sitters);
  for (const { connection } of sitters) connection.close();
});

test('a code that was freed is another table’s, and neither is in the other’s way', async () => {
  drawAlike();
  const first = await create();
  await visit(first);
  const code = await codeOf(first);
  pass(DAY + 1);
  expect(await codeOf(first)).toBeNull(); // and is in memory: somebody has just looked at it
  await server.sweep();
  const second = await create();
  await visit(second);
  expect(await codeOf(second)).toBe(code);
  for (const one of [first, second])
    await server.post(`/games/${GAME}/${one.matchID}/seats/2/bot`, hostOf(one));
  expect(await opens(code)).toBe(second.matchID);
});

test('a table that draws the code of another gets a different one', async () => {
  drawAlike(3);
  const first = await create();
  const second = await create();
  const codes = [await codeOf(first), await codeOf(second)];
  expect(codes[1]).not.toBe(codes[0]);
  expect(await Promise.all(codes.map(opens))).toEqual([first.matchID, second.matchID]);
});

test('where no code is to be had a table opens without, and its host asks again later', async () => {
  drawAlike();
  const first = await create();
  const second = await create();
  expect(await codeOf(second)).toBeNull();
  await renew(second, hostOf(second));
  expect(await codeOf(second)).toBeNull();
  expect(await opens(await codeOf(first))).toBe(first.matchID);
  jest.restoreAllMocks();
  await renew(second, hostOf(second));
  expect(await opens(await codeOf(second))).toBe(second.matchID);
});

test('the host, and nobody else, gets a new code for an open table', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  const [host, guest] = sitters.map(({ playerID, credentials }) => ({ playerID, credentials }));
  const made = { matchID };
  const old = await codeOf(made);
  await expect(renew(made, guest)).rejects.toThrow('notHost');
  await expect(renew(made, { ...host, credentials: 'x' })).rejects.toThrow('credentials');
  await expect(renew(made, { ...host, code: 'LAMP-42' })).rejects.toThrow('malformed');
  pass(2 * DAY);
  await server.sweep();
  await renew(made, host);
  await sitters[1].sees(({ table }) => table !== null && table.code !== null);
  const { code } = sitters[1].snapshot().table!;
  expect(code).not.toBe(old);
  expect(await opens(code)).toBe(matchID);
  await startMatch(server, matchID, sitters);
  expect(await codeOf(made)).toBeNull();
  await expect(renew(made, host)).rejects.toThrow('started');
  for (const { connection } of sitters) connection.close();
});

test('a table that nobody has open loses its code as well, once', async () => {
  const made = await create();
  await visit(made);
  await server.stop();
  server = await run();
  pass(DAY + 1);
  await server.sweep();
  const { code, revision } = await stored(made);
  expect(code).toBeNull();
  await server.sweep();
  expect((await stored(made)).revision).toBe(revision);
  expect(await codeOf(made)).toBeNull();
  await renew(made, hostOf(made));
  expect(await opens(await codeOf(made))).toBe(made.matchID);
});

testOfFolders('old codes are looked for among codes, not among all matches', async () => {
  const plan = await rowsIn<{ detail: string }>(
    dataDir,
    'EXPLAIN QUERY PLAN SELECT id FROM matches WHERE code IS NOT NULL AND code_expires <= 1',
  );
  expect(plan.map(({ detail }) => detail).join()).toContain('USING INDEX matches_coded');
});

/** Stores another code for a table. */
const keep = ({ matchID }: CreateAnswer, code: string) =>
  changeIn(dataDir, 'UPDATE matches SET code = ? WHERE id = ?', code, matchID);

test('a code is two words and a number, and opens the table however it is typed', async () => {
  const made = await create();
  expect(await codeOf(made)).toMatch(/^[A-Z]+-[A-Z]+-[1-9]\d\d$/);
  await keep(made, 'CAFE-CEDRE-427');
  for (const typed of ['cafe cedre 427', 'CAFECEDRE427', ' Café–Cèdre ４２７ ', 'cafe-cedre-427'])
    expect([typed, await opens(typed)]).toEqual([typed, made.matchID]);
  for (const typed of ['cedre cafe 427', 'cafe 427', 'cafe cedre', '427', 'cafe cedre 4270'])
    await expect(opens(typed)).rejects.toThrow('unknownCode');
});

test('a code of one word that was given out before opens its table until its day is over', async () => {
  const made = await create();
  await keep(made, 'LAMP-42');
  for (const typed of ['lamp 42', 'LAMP-42', 'lamp42'])
    expect([typed, await opens(typed)]).toEqual([typed, made.matchID]);
  pass(DAY + 1);
  await expect(opens('LAMP-42')).rejects.toThrow('unknownCode');
});

test('whatever two words are run together, it is clear which two they were', () => {
  expect(new Set(WORDS).size).toBe(148);
  for (const first of WORDS)
    for (const second of WORDS)
      if (second !== first) expect(readCode(`${first}${second}100`)).toBe(`${first}-${second}-100`);
});

test('however many addresses guess, whoever has a code gets in', async () => {
  await server.stop();
  server = await runServer({
    dataDir,
    env: { TRUST_PROXY: '1' },
    limits: { wrongCodes: LIMITS.wrongCodes },
  });
  const code = await codeOf(await create());
  const ask = async (address: string, typed: string | null) => {
    const headers = { 'x-forwarded-for': address };
    return (await postJson(`${server.url}/codes`, { code: typed }, headers)).status;
  };
  for (let line = 0; line < 40; line++)
    for (let i = 0; i <= LIMITS.wrongCodes.burst; i++)
      expect(await ask(`192.0.2.${line}`, 'LAMP-MANGO-100')).toBe(
        i < LIMITS.wrongCodes.burst ? 404 : 429,
      );
  expect(await ask('198.51.100.7', code)).toBe(200);
  expect(await ask('192.0.2.1', code)).toBe(429);
});
