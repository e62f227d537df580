import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { games } from '../../shared/games';
import { createMatchModel } from '../matches/model';
import { runServer } from '../test-support/server';
import { extent } from '../../shared/testing/extent';
import { chanceFor, dealsOf, SEED } from '../test-support/randomMatches';
import { useProgram, listening, start, UNLIMITED } from '../test-support/serverProcess';
import {
  follow,
  isOver,
  lookOf,
  nextAction,
  shownTo,
  storedLog,
  storeMatches,
  viewersOf,
  type ExpectedMatch,
} from '../test-support/expectedMatch';

// A disk that is full, a folder that cannot be written, a file that was torn, rows that make no
// sense: each gets a clear line, and everybody else plays on.

jest.setTimeout(extent(120_000, 1_800_000));

let root: string;
let dataDir: string;
let folders = 0;

useProgram();
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'wondertable-'));
  chmodSync(root, 0o755);
});
beforeEach(() => mkdirSync((dataDir = join(root, String(folders++)))));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const everyTitle = () => games.map((module) => ({ module, deal: dealsOf(module, 1)[0] }));

/** Has somebody act in each match in turn until one is refused; the code of the refusal. */
async function playUntilRefused(port: number, expectedMatches: ExpectedMatch[], most: number) {
  const random = chanceFor(SEED, 'damage', folders);
  for (let acted = 0; acted < most; acted++) {
    const going = expectedMatches.filter((expected) => !isOver(expected));
    if (going.length === 0) return null;
    const expected = going[acted % going.length];
    const { action, wire, send } = await nextAction(port, expected, random);
    const ack = await send();
    wire.close();
    if (!ack.ok) return { expected, code: ack.code };
    follow(expected, action);
  }
  return null;
}

const expectAllShown = async (port: number, expectedMatches: ExpectedMatch[]) => {
  for (const expected of expectedMatches)
    for (const viewer of viewersOf(expected))
      expect(await shownTo(port, expected, viewer)).toBe(lookOf(expected, viewer));
};

test('with the disk full a move is refused and logged, what is shown stays true, and nothing is lost', async () => {
  const expectedMatches = await storeMatches(dataDir, everyTitle());
  const blocks = Math.ceil(statSync(join(dataDir, 'wondertable.sqlite')).size / 512) + 100;
  const server = await listening(
    { DATA_DIR: dataDir, ...UNLIMITED },
    { under: `ulimit -f ${blocks}` },
  );
  const refused = await playUntilRefused(server.port, expectedMatches, 500);
  expect(refused?.code).toBe('failed');
  await expectAllShown(server.port, expectedMatches);
  server.child.kill('SIGKILL');
  await server.exit;
  const line = server.logged.find((logged) => logged.includes('action could not be stored'));
  expect(JSON.parse(line!)).toMatchObject({ level: 50, game: refused!.expected.module.id });

  for (const expected of expectedMatches)
    expect(await storedLog(dataDir, expected)).toEqual(expected.log);
  const again = await listening({ DATA_DIR: dataDir, ...UNLIMITED });
  expect(await playUntilRefused(again.port, expectedMatches, 4)).toBeNull();
  again.child.kill('SIGTERM');
  expect(await again.exit).toBe(0);
});

test('with the disk full a table that could not be stored is refused, and the log tells the true cause', async () => {
  await storeMatches(dataDir, everyTitle());
  const blocks = Math.ceil(statSync(join(dataDir, 'wondertable.sqlite')).size / 512) + 100;
  const server = await listening(
    { DATA_DIR: dataDir, ...UNLIMITED },
    { under: `ulimit -f ${blocks}` },
  );
  const create = () => server.post<object>(`/games/${games[0].id}/create`, { numPlayers: 6 });
  let answer = await create();
  for (let i = 0; i < 500 && !('code' in answer); i++) answer = await create();
  expect(answer).toEqual({ code: 'failed', message: 'failed' });
  server.child.kill('SIGKILL');
  await server.exit;
  const line = server.logged.find((logged) => logged.includes('request failed'));
  const { err } = JSON.parse(line!);
  expect(err.code).toMatch(/^SQLITE_(FULL|IOERR)/);
  expect(err.message).toMatch(/disk/);
});

/** Nobody's rights: root may write everywhere. */
const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

test('a folder that cannot be written gets one clear line and exit 2, with a database in it or not', async () => {
  const withOne = join(dataDir, 'with');
  const without = join(dataDir, 'without');
  for (const folder of [withOne, without]) mkdirSync(folder);
  await storeMatches(withOne, everyTitle());
  chmodSync(join(withOne, 'wondertable.sqlite'), 0o444);
  for (const folder of [withOne, without]) {
    chmodSync(folder, 0o555);
    const started = start({ DATA_DIR: folder }, { options: { cwd: '/', ...asNobody } });
    expect(await started.exit).toBe(2);
    expect(started.errors()).toMatch(/^wondertable: cannot use .*wondertable\.sqlite: .+\n$/);
    chmodSync(folder, 0o755);
  }
});

test('a log that was torn off anywhere leaves a match as it was a few moves ago, never in between', async () => {
  const expectedMatches = await storeMatches(dataDir, everyTitle());
  const server = await listening({ DATA_DIR: dataDir, ...UNLIMITED });
  await playUntilRefused(server.port, expectedMatches, extent(24, 80));
  server.child.kill('SIGKILL');
  await server.exit;
  const wal = statSync(join(dataDir, 'wondertable.sqlite-wal')).size;
  expect(wal).toBeGreaterThan(10_000);
  const random = chanceFor(SEED, 'torn');
  for (let cut = 0; cut < extent(5, 200); cut++) {
    const torn = join(root, `torn-${cut}`);
    cpSync(dataDir, torn, { recursive: true });
    truncateSync(join(torn, 'wondertable.sqlite-wal'), random.die(wal));
    rmSync(join(torn, 'wondertable.sqlite-shm'), { force: true });
    const found = await Promise.all(
      expectedMatches.map(async (expected): Promise<ExpectedMatch> => {
        const log = await storedLog(torn, expected);
        expect(log).toEqual(expected.log.slice(0, log.length));
        return { ...expected, log, model: createMatchModel(expected.engine, expected.deal, log) };
      }),
    );
    const again = await runServer({ dataDir: torn, env: { LOG_LEVEL: 'warn' } });
    await expectAllShown(again.port, found);
    await again.stop();
    rmSync(torn, { recursive: true });
  }
});

// prettier-ignore
const ROWS: [string, string, string, RegExp][] = [
  ['options that are no JSON',         "UPDATE matches SET options = '{' WHERE id = ?",                 'failed',  /cannot be read: options/],
  ['options of another kind',          "UPDATE matches SET options = '[1]' WHERE id = ?",               'failed',  /cannot be read: options/],
  ['a status there is none of',        "UPDATE matches SET status = 'walking' WHERE id = ?",            'failed',  /cannot be read: status/],
  ['a seed that is none',              "UPDATE matches SET match_seed = 'x' WHERE id = ?",              'failed',  /cannot be read: match_seed/],
  ['a key that is too short',          "UPDATE seats SET key_hash = 'ab' WHERE match = ? AND seat = 0", 'failed',  /cannot be read: 0.key_hash/],
  ['no seats',                         'DELETE FROM seats WHERE match = ?',                             'failed',  /cannot be read: it has no seats/],
  ['arguments that are no JSON',       "UPDATE actions SET args = '[' WHERE match = ? AND seq = 2",     'stopped', /action 2 of the log cannot be read/],
  ['arguments that are objects',       "UPDATE actions SET args = '[{}]' WHERE match = ? AND seq = 2",  'stopped', /action 2 of the log cannot be read/],
  ['a move nobody knows',              "UPDATE actions SET move = '__proto__' WHERE match = ? AND seq = 2", 'stopped', /action 2 of the log is illegal/],
  ['a seat nobody has',                "UPDATE actions SET player = '9' WHERE match = ? AND seq = 2",   'stopped', /action 2 of the log is illegal/],
  ['an action missing in the middle',  'DELETE FROM actions WHERE match = ? AND seq = 2',               'stopped', /action 2 of the log is missing/],
  ['the first action missing',         'DELETE FROM actions WHERE match = ? AND seq = 1',               'stopped', /action 1 of the log is missing/],
];

test('rows that make no sense get a clear line, and the other matches go on', async () => {
  const [module] = games;
  const deals = dealsOf(module, ROWS.length + 1);
  const expectedMatches = await storeMatches(
    dataDir,
    deals.map((deal) => ({ module, deal })),
  );
  const first = await runServer({ dataDir });
  expect(
    await playUntilRefused(first.port, expectedMatches, 3 * expectedMatches.length),
  ).toBeNull();
  await first.stop();

  const db = new SqliteDatabase(join(dataDir, 'wondertable.sqlite'));
  ROWS.forEach(([, sql], i) => db.prepare(sql).run(expectedMatches[i].table.id));
  db.close();

  const server = await runServer({ dataDir });
  for (const [i, [name, , code, said]] of ROWS.entries()) {
    const { id } = expectedMatches[i].table;
    const answer = await fetch(`${server.url}/games/${module.id}/${id}`);
    const body = (await answer.json()) as { code?: string; status?: string };
    expect([name, body.code ?? body.status]).toEqual([name, code]);
    expect([name, server.logged.filter((line) => said.test(line))]).not.toEqual([name, []]);
  }
  const sound = expectedMatches.at(-1)!;
  await expectAllShown(server.port, [sound]);
  expect(await playUntilRefused(server.port, [sound], 3)).toBeNull();
  expect(await server.get(`/games/${module.id}`)).toEqual({ matches: [] });
  await server.stop();
});
