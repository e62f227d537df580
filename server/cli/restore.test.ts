import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { games } from '../../shared/games';
import { backup } from './backup';
import { restore } from './restore';
import { runServer } from '../test-support/server';
import { chanceFor, dealsOf } from '../test-support/randomMatches';
import { listening, start, UNLIMITED, useProgram } from '../test-support/serverProcess';
import {
  follow,
  lookOf,
  nextAction,
  shownTo,
  storedLog,
  storeMatches,
  type ExpectedMatch,
} from '../test-support/expectedMatch';
import { makeOlder } from '../test-support/olderDatabase';

let folder: string;
let root: string;
let dataDir: string;
let file: string;
let folders = 0;
let expected: ExpectedMatch;

useProgram();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wondertable-'));
});
/** A match is stored, and a backup made of it before the first move. */
beforeEach(async () => {
  root = join(folder, String(folders++));
  dataDir = join(root, 'data');
  file = join(root, 'backup.sqlite');
  mkdirSync(dataDir, { recursive: true });
  const [module] = games;
  [expected] = await storeMatches(dataDir, [{ module, deal: dealsOf(module, 1)[0] }]);
  expect(backup({ dataDir, file }).ok).toBe(true);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const random = chanceFor('restore');

/** Has somebody act on the server that listens there. */
async function act(port: number) {
  const { action, wire, send } = await nextAction(port, expected, random);
  expect(await send()).toMatchObject({ ok: true });
  wire.close();
  follow(expected, action);
}

/** Plays a few moves on a server that is killed then, which leaves them beside the database. */
async function playAndKill() {
  const server = await listening({ DATA_DIR: dataDir, ...UNLIMITED });
  for (let i = 0; i < 4; i++) await act(server.port);
  server.child.kill('SIGKILL');
  await server.exit;
  expect(statSync(join(dataDir, 'wondertable.sqlite-wal')).size).toBeGreaterThan(0);
}

/** Every file with what is in it. */
const filesIn = (path: string) =>
  readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'base64')]);

/** What a folder has in it that nobody uses. */
const AT_REST = ['wondertable.lock', 'wondertable.sqlite'];

const keptIn = (path: string) => readdirSync(path).filter((name) => !AT_REST.includes(name));

const refusal = (reason: string) => ({
  ok: false,
  sentence: `nothing was restored from ${file}: ${reason}`,
});

test('while a server uses the folder nothing is restored, and it plays on', async () => {
  const server = await listening({ DATA_DIR: dataDir, ...UNLIMITED });
  await act(server.port);
  const command = start({ DATA_DIR: dataDir }, { args: ['restore', file] });
  expect(await command.exit).toBe(1);
  expect(command.errors()).toBe(
    `wondertable: nothing was restored from ${file}: a server is using ${dataDir}; stop it first\n`,
  );
  await act(server.port);
  expect(await shownTo(server.port, expected, null)).toBe(lookOf(expected, null));
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  expect(readdirSync(dataDir).sort()).toEqual(AT_REST);
  expect(await storedLog(dataDir, expected)).toEqual(expected.log);
});

test('while another program uses the database nothing is restored', () => {
  const reader = new SqliteDatabase(join(dataDir, 'wondertable.sqlite'));
  reader.pragma('journal_mode = WAL');
  reader.prepare('SELECT * FROM matches').all();
  expect(restore({ dataDir, file })).toEqual(
    refusal('another program is using the database; end it first'),
  );
  reader.close();
  expect(restore({ dataDir, file }).ok).toBe(true);
});

test('a backup takes the database’s place, and what was there is kept whole', async () => {
  const fresh = lookOf(expected, null);
  await playAndKill();
  const command = start({ DATA_DIR: dataDir }, { args: ['restore', file] });
  expect([await command.exit, command.errors()]).toEqual([0, '']);
  const kept = keptIn(dataDir);
  expect(kept).toEqual([expect.stringMatching(/^wondertable\.sqlite\.before-restore-\d{8}T\d+Z$/)]);

  const server = await runServer({ dataDir });
  expect(await shownTo(server.port, expected, null)).toBe(fresh);
  await server.stop();

  expect(restore({ dataDir, file: join(dataDir, kept[0]) }).ok).toBe(true);
  expect(await storedLog(dataDir, expected)).toEqual(expected.log);
  expect(keptIn(dataDir)).toHaveLength(2);
});

test('a copy of the folder of a killed server will do, and stays as it is', async () => {
  await playAndKill();
  const copied = join(root, 'copied');
  cpSync(dataDir, copied, { recursive: true });
  const before = filesIn(copied);
  const elsewhere = join(root, 'elsewhere');
  expect(restore({ dataDir: elsewhere, file: join(copied, 'wondertable.sqlite') }).ok).toBe(true);
  expect(filesIn(copied)).toEqual(before);
  expect(readdirSync(elsewhere).sort()).toEqual(AT_REST);
  expect(await storedLog(elsewhere, expected)).toEqual(expected.log);
});

test.each([
  ['is something else', (database: string) => writeFileSync(database, 'no database, '.repeat(99))],
  ['was torn off', (database: string) => truncateSync(database, 20_000)],
  ['is empty', (database: string) => truncateSync(database, 0)],
])('a database that %s is replaced and kept', async (_, damage) => {
  const database = join(dataDir, 'wondertable.sqlite');
  damage(database);
  const damaged = readFileSync(database);
  expect(restore({ dataDir, file }).ok).toBe(true);
  const [kept] = keptIn(dataDir);
  expect(readFileSync(join(dataDir, kept)).equals(damaged)).toBe(true);
  expect(await storedLog(dataDir, expected)).toEqual([]);
});

test('the journal of a database that is gone is not played into the one that comes', async () => {
  await playAndKill();
  rmSync(join(dataDir, 'wondertable.sqlite'));
  expect(restore({ dataDir, file }).ok).toBe(true);
  expect(keptIn(dataDir)).toEqual([expect.stringMatching(/before-restore-.*-wal$/)]);
  expect(await storedLog(dataDir, expected)).toEqual([]);
});

/** Leaves pages that belong to nothing: each can be read, but not all together make sense. */
function loseIndex(database: string) {
  const sqlite = new SqliteDatabase(database).unsafeMode();
  sqlite.pragma('writable_schema = ON');
  sqlite.exec("DELETE FROM sqlite_schema WHERE name = 'matches_listed'");
  sqlite.close();
}

const WRONG: [string, () => void, string][] = [
  ['is missing', () => rmSync(file), 'there is no such file'],
  ['is a folder', () => (rmSync(file), mkdirSync(file)), 'it is no file'],
  ['is empty', () => truncateSync(file, 0), 'it is no database of Wondertable'],
  [
    'is something else',
    () => writeFileSync(file, 'no database, '.repeat(99)),
    'it is no database of Wondertable',
  ],
  [
    'is of another program',
    () => (rmSync(file), new SqliteDatabase(file).exec('CREATE TABLE matches (id)').close()),
    'it is no database of Wondertable',
  ],
  ['was torn off', () => truncateSync(file, 20_000), 'it is damaged'],
  ['does not add up', () => loseIndex(file), 'it is damaged'],
  [
    'is of a newer version',
    () =>
      new SqliteDatabase(file)
        .exec("INSERT INTO kysely_migration VALUES ('999-dragons', '2030')")
        .close(),
    'a newer version of Wondertable has written it',
  ],
];

test.each(WRONG)(
  'a backup that %s is refused, and the folder stays as it was',
  (_, spoil, reason) => {
    spoil();
    const before = filesIn(dataDir);
    expect(restore({ dataDir, file })).toEqual(refusal(reason));
    expect(filesIn(dataDir)).toEqual(before);
  },
);

test('the database itself is no backup of it', () => {
  file = join(dataDir, '..', 'data', 'wondertable.sqlite');
  expect(restore({ dataDir, file })).toEqual(refusal('it is the database itself'));
});

test('a backup of an older version is brought up to date when the server starts', async () => {
  makeOlder(file, '003');
  expect(restore({ dataDir, file }).ok).toBe(true);
  const server = await runServer({ dataDir });
  expect(await shownTo(server.port, expected, null)).toBe(lookOf(expected, null));
  await server.stop();
});

test('with the disk full, or a folder that is none, nothing changes, and one clear line says so', async () => {
  const before = filesIn(dataDir);
  const full = start({ DATA_DIR: dataDir }, { args: ['restore', file], under: 'ulimit -f 40' });
  const none = start({ DATA_DIR: file }, { args: ['restore', file] });
  for (const { exit, errors } of [full, none]) {
    expect(await exit).toBe(1);
    expect(errors()).toMatch(/^wondertable: nothing was restored from .*: .+\n$/);
  }
  expect(filesIn(dataDir)).toEqual(before);
  expect(existsSync(file)).toBe(true);
});
