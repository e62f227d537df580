import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { games } from '../../../shared/games';
import { runServer } from '../../test-support/server';
import { extent } from '../../../shared/testing/extent';
import { chanceFor, dealsOf } from '../../test-support/randomMatches';
import { listening, useProgram, UNLIMITED } from '../../test-support/serverProcess';
import { nextAction, storeMatches, type ExpectedMatch } from '../../test-support/expectedMatch';

// `/healthz` says whether what is played can be stored, and a move that cannot is never acknowledged.

jest.setTimeout(extent(120_000, 600_000));

let root: string;
let dataDir: string;
let folders = 0;

useProgram();
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'wondertable-'));
});
beforeEach(() => mkdirSync((dataDir = join(root, String(folders++)))));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const [title] = games;
const database = () => join(dataDir, 'wondertable.sqlite');

type Running = Awaited<ReturnType<typeof listening>>;

let running: Running | undefined;
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.exit;
  running = undefined;
});

/** The program, over a match that runs. */
async function serve(how = {}): Promise<{ server: Running; expected: ExpectedMatch }> {
  const [expected] = await storeMatches(dataDir, [{ module: title, deal: dealsOf(title, 1)[0] }]);
  running = await listening({ DATA_DIR: dataDir, ...UNLIMITED }, how);
  return { server: running, expected };
}

type Answer = { status: number; body: { ok: boolean; reason?: string } };

async function health({ url }: { url: string }): Promise<Answer> {
  const answer = await fetch(`${url}/healthz`);
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

/** Asks until the answer is another one: it is good for a second. */
async function unwell(server: Running): Promise<Answer> {
  for (;;) {
    const answer = await health(server);
    if (answer.status !== 200) return answer;
  }
}

/** Has whoever must act do so; the code of the refusal, or `null`. */
async function move({ port }: Running, expected: ExpectedMatch): Promise<string | null> {
  const { wire, send } = await nextAction(port, expected, chanceFor(1, 'health'));
  const ack = await send();
  wire.close();
  return ack.ok ? null : (ack.code ?? null);
}

const loggedBy = ({ logged }: Running, words: RegExp) => logged.filter((line) => words.test(line));

test('while all is well it says so, having written to the database', async () => {
  const { server } = await serve();
  expect(await health(server)).toEqual({ status: 200, body: { ok: true, matches: 0 } });
  const db = new SqliteDatabase(database(), { readonly: true });
  expect(db.prepare('SELECT length(body) FROM health').pluck().get()).toBeGreaterThan(0);
  db.close();
});

test('an address that has used up its requests is told as well, and all it asks for in a second is one write', async () => {
  let time = 1000;
  const server = await runServer({
    dataDir,
    monotonic: () => time,
    limits: { requests: { burst: 2, perSecond: 0 } },
  });
  const written = () => {
    const db = new SqliteDatabase(database(), { readonly: true });
    const body = db.prepare('SELECT body FROM health').pluck().get() as Buffer;
    db.close();
    return body;
  };
  expect((await health(server)).status).toBe(200);
  const first = written();
  for (let i = 0; i < 200; i++) expect((await health(server)).status).toBe(200);
  expect(written()).toEqual(first);
  expect((await server.get<string[]>('/games')).length).toBeGreaterThan(0);
  time += 1000;
  expect((await health(server)).status).toBe(200);
  expect(written()).not.toEqual(first);
  await server.stop();
});

test.each(['/healthz', '/healthz?ready'])(
  'an address that asks for far too much is told at %s all the same, as a proxy may ask from there',
  async (path) => {
    const limits = { hits: { burst: 2, perSecond: 0 } };
    const server = await runServer({ dataDir, env: { TRUST_PROXY: '1' }, limits });
    const statusAt = async (at: string) => (await fetch(`${server.url}${at}`)).status;
    for (const status of [200, 200, 429]) expect(await statusAt('/games')).toBe(status);
    expect(await statusAt(path)).toBe(200);
    await server.stop();
  },
);

test('a disk that is full is no health', async () => {
  const { server: probe } = await serve();
  probe.child.kill('SIGTERM');
  await probe.exit;
  const blocks = Math.ceil(statSync(database()).size / 512) + 100;
  running = await listening({ DATA_DIR: dataDir, ...UNLIMITED }, { under: `ulimit -f ${blocks}` });
  const server = running;
  for (let answer = {}; !('code' in answer);)
    answer = await server.post<object>(`/games/${title.id}/create`, { numPlayers: 6 });
  const { status, body } = await unwell(server);
  expect([status, body.ok]).toEqual([503, false]);
  expect(body.reason).toMatch(/^the (disk is full|database cannot be written)$/);
  expect(loggedBy(server, /storage is not well/)).toHaveLength(1);
});

/** Writes over the first page of a table or an index, as a failing disk does. */
function damage(part: string) {
  const db = new SqliteDatabase(database());
  db.pragma('wal_checkpoint(TRUNCATE)');
  const page = db
    .prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?')
    .pluck()
    .get(part) as number;
  const size = db.pragma('page_size', { simple: true }) as number;
  db.close();
  const file = openSync(database(), 'r+');
  writeSync(file, Buffer.alloc(size, 0xaa), 0, size, (page - 1) * size);
  closeSync(file);
}

const DAMAGED = { status: 503, body: { ok: false, reason: 'the database is damaged' } };

test('neither is a database with a damaged page, though nobody has read it yet', async () => {
  const { server } = await serve();
  damage('chat');
  expect(await health(server)).toEqual(DAMAGED);
  expect(await unwell(server)).toEqual(DAMAGED);
});

test('nor one that damage is found in by whoever reads, for as long as the server runs', async () => {
  const { server, expected } = await serve();
  expect((await health(server)).status).toBe(200);
  damage('sqlite_autoindex_seats_1');
  expect(await server.get(`/games/${title.id}/${expected.table.id}`)).toMatchObject({
    code: 'failed',
  });
  expect(await unwell(server)).toEqual(DAMAGED);
});

// prettier-ignore
const LOSSES: [string, () => void][] = [
  ['a folder that was deleted',          () => rmSync(dataDir, { recursive: true })],
  ['a folder that was moved away',       () => renameSync(dataDir, `${dataDir}-moved`)],
  ['a database that was deleted',        () => rmSync(database())],
  ['a database that was replaced',       () => { cpSync(database(), `${database()}.copy`); renameSync(`${database()}.copy`, database()); }],
  ['a log of it that was deleted',       () => rmSync(`${database()}-wal`)],
];

test.each(LOSSES)('%s takes no move, and the log says why', async (_, lose) => {
  const { server, expected } = await serve();
  expect(await health(server)).toMatchObject({ status: 200 });
  lose();
  expect(await unwell(server)).toEqual({
    status: 503,
    body: { ok: false, reason: 'the database is no longer in its folder' },
  });
  expect(await move(server, expected)).toBe('failed');
  expect(await server.post(`/games/${title.id}/create`, { numPlayers: 2 })).toEqual({
    code: 'failed',
    message: 'failed',
  });
  const [line] = loggedBy(server, /action could not be stored/);
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    err: {
      message: expect.stringMatching(
        /wondertable\.sqlite was deleted, moved or replaced .*restart/,
      ),
    },
  });
});

test('what was put back in its place is not trusted: what was written meanwhile is not in it', async () => {
  const { server, expected } = await serve();
  // the file is read through at the first look, which would be what fails
  expect(await health(server)).toMatchObject({ status: 200 });
  renameSync(dataDir, `${dataDir}-moved`);
  await unwell(server);
  renameSync(`${dataDir}-moved`, dataDir);
  expect(await move(server, expected)).toBe('failed');
  expect(readdirSync(dataDir)).toContain('wondertable.sqlite');
});
