import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { backup } from './backup';
import { restore } from './restore';
import { runServer, type TestServer } from '../test-support/server';
import { GAME, playOn, seatPeople, startMatch, tableOf } from '../test-support/sitters';
import { start, useProgram } from '../test-support/serverProcess';
import { everythingOf } from '../test-support/stateUnchanged';

let folder: string;
let dataDir: string;
let file: string;
let folders = 0;

useProgram();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wondertable-'));
  chmodSync(folder, 0o755);
});
beforeEach(() => {
  dataDir = join(folder, String(folders++), 'data');
  file = join(dataDir, '..', 'backup.sqlite');
  mkdirSync(dataDir, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A match of people that was dealt. */
async function begin(server: TestServer, people: number) {
  const { matchID, sitters } = await seatPeople(server, { people });
  await startMatch(server, matchID, sitters);
  return { matchID, sitters };
}

const leave = ({ sitters }: Awaited<ReturnType<typeof begin>>) => {
  for (const { connection } of sitters) connection.close();
};

/** Fills the folder with a match a few moves old, and leaves it without a server. */
async function storeMatch() {
  const server = await runServer({ dataDir });
  const match = await begin(server, 2);
  await playOn(match.sitters, () => match.sitters[0].snapshot().match!.stateID >= 6);
  const stored = await everythingOf({ server, game: GAME, ...match });
  leave(match);
  await server.stop();
  return { ...match, stored };
}

const actionsIn = (database: string, matchID: string) => {
  const sqlite = new SqliteDatabase(database, { readonly: true });
  const rows = sqlite.prepare('SELECT * FROM actions WHERE match = ? ORDER BY seq').all(matchID);
  sqlite.close();
  return rows;
};

test('a backup made while people play holds each match as it was at one moment, and they can go on from there', async () => {
  const server = await runServer({ dataDir });
  const matches = await Promise.all([4, 5, 6].map((people) => begin(server, people)));
  const played = () =>
    matches.map(({ sitters }) => sitters[0].snapshot().match!.stateID).reduce((a, b) => a + b);
  let enough = false;
  const playing = matches.map(({ sitters }) => playOn(sitters, () => enough));
  const before = played();
  const command = start({ DATA_DIR: dataDir }, { args: ['backup', file] });
  expect([await command.exit, command.errors()]).toEqual([0, '']);
  expect(played()).toBeGreaterThan(before);
  enough = true;
  await Promise.all(playing);

  const logs = matches.map(({ matchID }) => actionsIn(file, matchID));
  matches.forEach(({ matchID }, i) => {
    const all = actionsIn(join(dataDir, 'wondertable.sqlite'), matchID);
    expect(logs[i]).toEqual(all.slice(0, logs[i].length));
  });
  matches.forEach(leave);
  await server.stop();

  expect(restore({ dataDir, file }).ok).toBe(true);
  const again = await runServer({ dataDir });
  for (const [i, { matchID }] of matches.entries()) {
    expect(['running', 'over']).toContain((await tableOf(again, matchID)).status);
    expect(actionsIn(join(dataDir, 'wondertable.sqlite'), matchID)).toEqual(logs[i]);
  }
  await again.stop();
});

test('what a backup holds is shown to everybody as it was, from a folder that was empty', async () => {
  const { matchID, sitters, stored } = await storeMatch();
  const { ok, sentence } = backup({ dataDir, file });
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  expect([ok, sentence]).toEqual([true, `the backup ${file} is whole: 1 table, ${megabytes} MB`]);
  const elsewhere = join(dataDir, '..', 'another', 'data');
  expect(restore({ dataDir: elsewhere, file }).ok).toBe(true);
  expect(readdirSync(elsewhere).sort()).toEqual(['wondertable.lock', 'wondertable.sqlite']);
  const server = await runServer({ dataDir: elsewhere });
  expect(await everythingOf({ server, game: GAME, matchID, sitters })).toEqual(stored);
  await server.stop();
});

test('what a killed server had not brought into the database is in the backup as well', async () => {
  const { matchID, stored } = await storeMatch();
  const open = new SqliteDatabase(join(dataDir, 'wondertable.sqlite'));
  open.pragma('journal_mode = WAL');
  open.prepare("INSERT INTO chat VALUES (?, 1, '0', 'late', 1, 'Ana', 'once')").run(matchID);
  expect(backup({ dataDir, file }).ok).toBe(true);
  open.close();
  expect(actionsIn(file, matchID)).toEqual(stored.stored.actions);
  const copy = new SqliteDatabase(file, { readonly: true });
  expect(copy.prepare('SELECT text FROM chat').pluck().all()).toEqual(['late']);
  copy.close();
});

// prettier-ignore
const REFUSED: [string, () => string, RegExp][] = [
  ['something that is there already', () => { writeFileSync(file, 'precious'); return file; }, /: there is something at .*backup\.sqlite already$/],
  ['a folder',                        () => dataDir,                                           /: there is something at .*data already$/],
  ['a folder that is missing',        () => join(dataDir, 'no', 'b'),                          /: there is no folder .*no$/],
  ['a folder that is a file',         () => join(dataDir, 'wondertable.sqlite', 'b'),          /: there is no folder .*wondertable\.sqlite$/],
];

test.each(REFUSED)('a backup is not written to %s', async (_, target, reason) => {
  await storeMatch();
  const to = target();
  const before = readdirSync(join(dataDir, '..'), { recursive: true });
  expect(backup({ dataDir, file: to })).toEqual({
    ok: false,
    sentence: expect.stringMatching(reason),
  });
  expect(readdirSync(join(dataDir, '..'), { recursive: true })).toEqual(before);
});

test('there is no backup of nothing, of something else, or of what is damaged', async () => {
  const database = join(dataDir, 'wondertable.sqlite');
  const refusal = () => backup({ dataDir, file });
  const because = (reason: string) => ({
    ok: false,
    sentence: `no backup was made of ${database}: ${reason}`,
  });
  expect(refusal()).toEqual(because('there is no such file'));
  expect(readdirSync(dataDir)).toEqual([]);
  writeFileSync(database, 'this is no database, '.repeat(100));
  expect(refusal()).toEqual(because('it is no database of Wondertable'));
  rmSync(database);
  new SqliteDatabase(database).exec('CREATE TABLE matches (id)').close();
  expect(refusal()).toEqual(because('it is no database of Wondertable'));
  rmSync(database);
  await storeMatch();
  truncateSync(database, 40_000);
  expect(refusal()).toEqual(because('it is damaged'));
  expect(existsSync(file)).toBe(false);
});

/** Nobody's rights: root may write everywhere. */
const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

test('a folder that cannot be written, and a disk that is full, get one clear line and exit 1', async () => {
  await storeMatch();
  const sealed = join(dataDir, '..', 'sealed');
  mkdirSync(sealed, { mode: 0o555 });
  const unwritable = start(
    { DATA_DIR: dataDir },
    { args: ['backup', join(sealed, 'b')], options: { cwd: '/', ...asNobody } },
  );
  expect(await unwritable.exit).toBe(1);
  expect(unwritable.errors()).toMatch(
    /^wondertable: no backup .*: the folder .*sealed cannot be written to\n$/,
  );

  const full = start({ DATA_DIR: dataDir }, { args: ['backup', file], under: 'ulimit -f 40' });
  expect(await full.exit).toBe(1);
  expect(full.errors()).toMatch(/^wondertable: no backup was made of .*: .*disk.*\n$/);
  expect(readdirSync(join(dataDir, '..')).sort()).toEqual(['data', 'sealed']);
});

test('a file is sought from where the command was typed', async () => {
  await storeMatch();
  const typedIn = join(dataDir, '..');
  const { exit } = start({ DATA_DIR: dataDir, INIT_CWD: typedIn }, { args: ['backup', 'mine'] });
  expect(await exit).toBe(0);
  expect(readdirSync(typedIn).sort()).toEqual(['data', 'mine']);
  rmSync(dataDir, { recursive: true });
  const back = start({ DATA_DIR: dataDir, INIT_CWD: typedIn }, { args: ['restore', './mine'] });
  expect(await back.exit).toBe(0);
  expect(readdirSync(dataDir).sort()).toEqual(['wondertable.lock', 'wondertable.sqlite']);
});
