import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { engineLoader, games } from '../../shared/games';
import type { Table } from '../../shared/protocol/table';
import { runServer } from '../test-support/server';
import { chanceFor, dealsOf } from '../test-support/randomMatches';
import { listening, start, useProgram } from '../test-support/serverProcess';
import { playAhead, storeMatches, type ExpectedMatch } from '../test-support/expectedMatch';
import {
  changeIn,
  copyStored,
  forget,
  isOnPostgres,
  newFolder,
  placeIn,
  settingsFor,
  testOfFolders,
  textIn,
} from '../test-support/storage';
import { databaseFile } from '../storage/database/sqlite';
import { checkPlace, dropCopies, isChecked } from './check';

// Before a build serves, it has found that every running match can go on with it.

useProgram();

let prepared: string;
let dataDir: string;
let expectedMatches: ExpectedMatch[];

beforeAll(async () => {
  prepared = newFolder();
  expectedMatches = await storeMatches(
    prepared,
    games.map((module) => ({ module, deal: dealsOf(module, 1)[0] })),
  );
  for (const expected of expectedMatches)
    await playAhead(prepared, expected, { actions: 130, random: chanceFor('check') });
  // whoever looks makes snapshots
  const server = await runServer({ dataDir: prepared, build: 'the one before' });
  for (const { module, table } of expectedMatches)
    await server.get(`/games/${module.id}/${table.id}`);
  await server.stop();
});

beforeEach(async () => {
  dataDir = newFolder();
  await copyStored(prepared, dataDir);
});

afterEach(() => forget(dataDir));
afterAll(() => forget(prepared));

const change = async (sql: string, ...values: unknown[]) =>
  expect(await changeIn(dataDir, sql, ...values)).toBeGreaterThan(0);

const checked = async (folder = dataDir) => checkPlace(await placeIn(folder));

/** All that is kept there, to the last byte where it is a file. */
const stored = async () =>
  isOnPostgres ? textIn(dataDir) : readFileSync(databaseFile(dataDir), 'latin1');

const command = async (...args: string[]) => {
  let output = '';
  const started = start(await settingsFor(dataDir), { args: ['check', ...args] });
  started.child.stdout!.on('data', (chunk) => (output += String(chunk)));
  return started.exit.then((code) => ({ code, output, errors: started.errors() }));
};

test('every running match of every title can go on', async () => {
  expect(await checked()).toEqual({ matches: games.length, unplayable: [] });
  expect(await command()).toEqual({
    code: 0,
    output: `wondertable: every running match can go on: ${games.length}\n`,
    errors: '',
  });
});

testOfFolders('a folder without anything has nothing that could not go on', async () => {
  const empty = join(dataDir, 'empty');
  expect(await checked(empty)).toEqual({ matches: 0, unplayable: [] });
  expect(existsSync(empty)).toBe(false);
});

test('a place where nothing was ever kept has nothing either', async () => {
  const empty = newFolder();
  expect(await checked(empty)).toEqual({ matches: 0, unplayable: [] });
  await forget(empty);
});

test.each([
  [
    'a move that is none',
    "UPDATE actions SET move = 'nonsense' WHERE match = ? AND seq = 2",
    'action 2 of the log is illegal',
  ],
  [
    'a move that is missing',
    'DELETE FROM actions WHERE match = ? AND seq = 3',
    'action 3 of the log is missing',
  ],
  [
    'another position than it was',
    "UPDATE positions SET hash = 'else' WHERE match = ?",
    'it is not what it was',
  ],
  [
    'a log that ends too early',
    'DELETE FROM actions WHERE match = ? AND seq > 40',
    'the end of its log is missing',
  ],
  [
    'rules that nobody has',
    'UPDATE matches SET version = 99 WHERE id = ?',
    'version 99 of its rules is not at hand',
  ],
  ['a row that cannot be read', "UPDATE matches SET options = '{' WHERE id = ?", 'cannot be read'],
])('it is named where it has %s, and nothing is changed', async (_, sql, problem) => {
  const [{ module, table }] = expectedMatches;
  await change(sql, table.id);
  const before = await stored();
  const found = { id: table.id, game: module.id, problem: expect.stringContaining(problem) };
  const result = { matches: games.length, unplayable: [expect.objectContaining(found)] };
  expect(await checked()).toEqual(result);
  expect(await stored()).toBe(before);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('checking-'))).toEqual([]);
});

test('the command names each match, for people and as JSON, beside a server as well', async () => {
  const [{ module, table }] = expectedMatches;
  await change("UPDATE actions SET move = 'nonsense' WHERE match = ? AND seq = 2", table.id);
  const server = await runServer({ dataDir, build: 'the one before' });
  const { code, errors } = await command();
  expect([code, errors.split('\n')]).toEqual([
    1,
    [
      `wondertable: ${module.id}/${table.id} (rules version ${module.version}): action 2 of the log is illegal`,
      `wondertable: of ${games.length} running matches 1 cannot go on`,
      '',
    ],
  ]);
  const json = await command('--json');
  expect([json.code, JSON.parse(json.output)]).toEqual([1, await checked()]);
  await server.stop();
});

test('rules that would play a match differently are found out before they do', async () => {
  const [{ module, table }] = expectedMatches;
  const [name, rule] = Object.entries(module.moves)[0];
  const different = {
    ...module,
    moves: { ...module.moves, [name]: { ...rule, legal: () => [] } },
  };
  const loader = engineLoader([different, ...games.filter((game) => game !== module)]);
  const { unplayable } = await checkPlace(await placeIn(dataDir), { loadEngine: loader });
  expect(unplayable.map(({ id }) => id)).toEqual([table.id]);
});

test('whoever looks on is told how far it is, and all else has its turn meanwhile', async () => {
  // each look at the clock finds that it has played long enough
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  let turns = 0;
  const turn = () => {
    turns++;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const told: [number, number][] = [];
  const onProgress = (...progress: [number, number]) => void told.push(progress);
  const { matches } = await checkPlace(await placeIn(dataDir), { onProgress });
  clearImmediate(next);
  clock.mockRestore();
  const done = games.map((_, i) => [i, matches]);
  expect([...new Set(told.map(String))]).toEqual(done.map(String));
  // before each match, and before each of its actions
  expect(told.length).toBeGreaterThan(100 * games.length);
  expect(turns).toBeGreaterThanOrEqual(told.length);
});

test('it ends where nobody waits for it any more, and leaves nothing behind', async () => {
  const ending = new AbortController();
  const onProgress = jest.fn(() => ending.abort());
  const looking = checkPlace(await placeIn(dataDir), { onProgress, signal: ending.signal });
  await expect(looking).rejects.toThrow('aborted');
  expect(onProgress).toHaveBeenCalledTimes(1);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('checking-'))).toEqual([]);
});

test('a server that still looks is closed to everybody, answers a signal, and leaves nothing behind', async () => {
  // its first pause lasts until it is told to end, however quick it is otherwise
  const slow = join(dataDir, 'slow.cjs');
  writeFileSync(
    slow,
    `const clock = setInterval(() => {}, 1000);
    require('timers/promises').setImmediate = () =>
      new Promise((resolve) => process.once('SIGTERM', () => resolve(clearInterval(clock))));`,
  );
  const looking = start({ ...(await settingsFor(dataDir)), NODE_OPTIONS: `--require ${slow}` });
  const lines: string[] = [];
  for await (const line of createInterface(looking.child.stdout!)) {
    lines.push(line);
    if (line.includes('looking whether')) looking.child.kill('SIGTERM');
  }
  expect(await looking.exit).toBe(0);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'looking whether every running match can go on',
    'stopped',
  ]);
  expect(looking.errors()).toBe('');
  expect(readdirSync(dataDir).filter((name) => name.startsWith('checking-'))).toEqual([]);
});

testOfFolders('what a check that was killed left behind is removed, and nothing else', async () => {
  const before = readdirSync(dataDir);
  mkdirSync(join(dataDir, 'checking-a1b2c3'));
  writeFileSync(join(dataDir, 'checking-a1b2c3', 'copy'), 'all that was stored');
  dropCopies(dataDir);
  expect(readdirSync(dataDir)).toEqual(before);
});

test('a build that could not go on with a match does not start, and changes nothing', async () => {
  const [{ module, table }] = expectedMatches;
  await change("UPDATE actions SET move = 'nonsense' WHERE match = ? AND seq = 2", table.id);
  const before = await stored();
  const refused = start(await settingsFor(dataDir));
  expect(await refused.exit).toBe(4);
  expect(refused.errors()).toContain(`${module.id}/${table.id}`);
  expect(refused.errors()).toContain('UNPLAYABLE=leave');
  expect(await stored()).toBe(before);
});

test('told to leave it, the build serves the others, and does not look again', async () => {
  const [mine, other] = expectedMatches;
  await change("UPDATE actions SET move = 'nonsense' WHERE match = ? AND seq = 2", mine.table.id);
  const server = await listening({ DATA_DIR: dataDir, UNPLAYABLE: 'leave' });
  const path = `/games/${other.module.id}/${other.table.id}`;
  expect(await server.get<Table>(path)).toMatchObject({ status: 'running' });
  server.child.kill();
  await server.exit;
  const again = await listening({ DATA_DIR: dataDir });
  again.child.kill();
  await again.exit;
});

testOfFolders('data of a version that noted no looks has been looked at by nobody', async () => {
  const place = await placeIn(dataDir);
  expect(await isChecked(place, 'the one before')).toBe(true);
  await changeIn(dataDir, 'DROP TABLE checked_builds');
  expect(await isChecked(place, 'the one before')).toBe(false);
});
