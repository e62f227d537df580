import { sql } from 'kysely';
import { runServer } from '../../test-support/server';
import type { CreateAnswer } from '../../../shared/protocol/requests';
import type { Table } from '../../../shared/protocol/table';
import {
  awaitedSitter,
  GAME,
  legalOf,
  seatPeople,
  startMatch,
  tableOf,
} from '../../test-support/sitters';
import { listening, start, useProgram } from '../../test-support/serverProcess';
import {
  forget,
  inStored,
  newFolder,
  placeIn,
  rowsIn,
  settingsFor,
} from '../../test-support/storage';
import { openProxy, type Proxy } from '../../test-support/proxy';
import { openStorage, openStorageAlone, openStorageToServe } from './open';
import { connectTo, keepListening } from './postgres';
import { StorageInUse } from './problems';
import { inTransaction } from './transaction';
import { loadUptime, saveUptime } from '../uptime';

// What is kept in a database on PostgreSQL: who may use it, and what becomes of it when it is lost.

useProgram();
let dataDir: string;
beforeEach(() => void (dataDir = newFolder()));
afterEach(() => forget(dataDir));

test('any number of servers have a database, but none beside whoever needs it alone', async () => {
  const settings = await settingsFor(dataDir);
  const servers = await Promise.all([listening(settings), listening(settings)]);
  expect(JSON.parse(servers[0].logged.at(-1)!).data).toMatch(
    /^postgres:\/\/[\d.:]+\/wondertable_test_/,
  );
  const resumed = start(settings, { args: ['resume', '0123abcd'] });
  expect(await resumed.exit).toBe(1);
  expect(resumed.errors()).toMatch(
    /^wondertable: a server is using postgres:\/\/[\d.:]+\/\w+; stop it first\n$/,
  );
  servers[0].child.kill('SIGKILL');
  await servers[0].exit;
  await servers[1].get('/healthz');
  servers[1].child.kill('SIGTERM');
  expect(await servers[1].exit).toBe(0);
  const alone = await openStorageAlone(await placeIn(dataDir));
  const third = start(settings);
  expect(await third.exit).toBe(3);
  expect(third.errors()).toContain('stop it first');
  await alone.destroy();
});

test('who opens a database and asks it nothing lets go of it', async () => {
  const place = await placeIn(dataDir);
  await (await openStorageAlone(place)).destroy();
  await (await openStorageAlone(place)).destroy();
});

test.each(['backup', 'restore'])('%s is left to PostgreSQL’s own programs', async (command) => {
  const asked = start(await settingsFor(dataDir), { args: [command, 'file'] });
  expect(await asked.exit).toBe(2);
  expect(asked.errors()).toMatch(/^wondertable: .*pg_dump.*\n$/);
});

test('a database that is not there, or takes nobody in, is named in one line without its password', async () => {
  const { databaseUrl } = await placeIn(dataDir);
  const missing = new URL(databaseUrl!);
  missing.pathname = '/nowhere';
  const shut = new URL(databaseUrl!);
  shut.port = '1';
  const wrong = new URL(databaseUrl!);
  wrong.password = 'hush-hush';
  for (const url of [missing, shut, wrong]) {
    const { exit, errors } = start({ DATA_DIR: dataDir, DATABASE_URL: String(url) });
    expect(await exit).toBe(2);
    expect(errors()).toMatch(/^wondertable: cannot use postgres:\/\/[\d.]+:\d+\/\w+: [^\n]+\n$/);
    expect(errors()).not.toContain(url.password);
  }
});

test('what several change at once comes out as if they had done it one after the other', async () => {
  const db = await openStorage(await placeIn(dataDir));
  await saveUptime(db, 0);
  await Promise.all(
    Array.from({ length: 12 }, () =>
      inTransaction(db, async (tx) => saveUptime(tx, (await loadUptime(tx)) + 1)),
    ),
  );
  expect(await loadUptime(db)).toBe(12);
  await db.destroy();
});

test('what no text can be is not there, as in a folder', async () => {
  const server = await runServer({ dataDir });
  await expect(server.get('/games/ya-blew-it/%00')).rejects.toThrow('unknownMatch');
  await server.stop();
});

test('a list is asked for since any moment that a number can say', async () => {
  const server = await runServer({ dataDir });
  const { matchID } = await server.post<CreateAnswer>(`/games/${GAME}/create`, { numPlayers: 3 });
  const listed = async (moment: number) =>
    (
      await server.get<{ matches: Table[] }>(
        `/games/${GAME}?updatedAfter=${encodeURIComponent(moment)}`,
      )
    ).matches.map((table) => table.matchID);
  for (const moment of [-Infinity, -1e300, 0.5, Date.now() - 60_000.5])
    expect(await listed(moment)).toEqual([matchID]);
  for (const moment of [Date.now() + 60_000.5, 1e20, 1e300, Infinity])
    expect(await listed(moment)).toEqual([]);
  await server.stop();
});

test('no statement takes longer than ten seconds', async () => {
  const db = connectTo((await placeIn(dataDir)).databaseUrl!);
  const asked = sql`SELECT pg_sleep(60)`.execute(db);
  await expect(asked).rejects.toMatchObject({ code: '57014' });
  const { rows } = await sql`SELECT 1 AS one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
  await db.destroy();
});

test('an error quotes nothing of what is stored', async () => {
  await inStored(dataDir, async (db) => {
    const row = { build: 'the secret of a row', at: 1 };
    await db.insertInto('checked_builds').values(row).execute();
    const error = await db
      .insertInto('checked_builds')
      .values(row)
      .execute()
      .catch((caught: Error) => caught);
    expect(String(error)).toContain('duplicate key');
    expect(JSON.stringify({ ...error })).not.toContain('secret');
  });
});

/** Ends every connection to the database, as its restart does. */
const cutOff = () =>
  rowsIn(
    dataDir,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );

/** Whether nobody can have the database alone. */
const isHeld = async () =>
  openStorageAlone(await placeIn(dataDir)).then(
    async (db) => (await db.destroy(), false),
    (error: unknown) => error instanceof StorageInUse,
  );

test('a match goes on when all connections were lost, and the database is held again', async () => {
  const server = await runServer({ dataDir });
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  await startMatch(server, matchID, sitters);
  await cutOff();
  const sitter = awaitedSitter(sitters);
  const [{ move, args }] = legalOf(sitter);
  expect(await sitter.connection.play(move, ...args)).toMatchObject({ ok: true });
  while (!(await isHeld()));
  expect((await tableOf(server, matchID)).status).toBe('running');
  for (const { connection } of sitters) connection.close();
  await server.stop();
});

describe('a connection that is lost without a word', () => {
  let proxy: Proxy;
  let databaseUrl: string;
  beforeEach(async () => {
    const url = (await placeIn(dataDir)).databaseUrl!;
    const { hostname, port } = new URL(url);
    proxy = await openProxy({ host: hostname, port: Number(port) });
    databaseUrl = proxy.through(url);
  });
  afterEach(() => proxy.close());

  test('has everybody who waits know as soon as the first does, and nobody wait after them', async () => {
    const db = connectTo(databaseUrl);
    const ask = (what = sql`1`) => sql`SELECT ${what}`.execute(db);
    const rest = (seconds: number) => ask(sql`pg_sleep(${seconds})`);
    await ask();
    void proxy.forget();
    const first = ask();
    // these are made meanwhile, and lost as well
    await Promise.all([rest(5), rest(5)]);
    await Promise.all([rest(5), rest(5)]);
    void proxy.forget();
    const second = ask();
    await expect(first).rejects.toThrow('Query read timeout');
    const third = rest(2);
    expect(await Promise.race([second.catch(() => 'told'), third])).toBe('told');
    await third;
    await db.destroy();
  });

  test('does not keep whoever lets go of the database meanwhile, nor is it let go of twice', async () => {
    const unheard: unknown[] = [];
    const hear = (error: unknown) => unheard.push(error);
    process.on('unhandledRejection', hear);
    const db = connectTo(databaseUrl);
    const ask = () => sql`SELECT 1`.execute(db);
    await ask();
    void proxy.forget();
    const asked = ask();
    await new Promise(setImmediate);
    const letGo = db.destroy();
    await expect(asked).rejects.toThrow('Query read timeout');
    await letGo;
    await new Promise(setImmediate);
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });

  test('is made anew by whoever holds the database by it, though it no longer does', async () => {
    const db = await openStorageToServe({ ...(await placeIn(dataDir)), databaseUrl });
    void proxy.forget();
    await cutOff();
    expect(await isHeld()).toBe(false);
    while (!(await isHeld()));
    await db.destroy();
  });

  test('is made anew by whoever hears by it, who knows then that they may have missed something', async () => {
    const heard: (string | null)[] = [];
    let isHeard = () => {};
    const next = () => new Promise<void>((resolve) => (isHeard = resolve));
    const release = await keepListening(databaseUrl, 'wondertable', (payload) => {
      heard.push(payload);
      isHeard();
    });
    const tell = async (what: string) => {
      const telling = next();
      await rowsIn(dataDir, 'SELECT pg_notify(?, ?)', 'wondertable', what);
      await telling;
    };
    await tell('a');
    const missed = next();
    void proxy.forget();
    await rowsIn(dataDir, 'SELECT pg_notify(?, ?)', 'wondertable', 'b');
    await missed;
    await tell('c');
    expect(heard).toEqual(['a', null, 'c']);
    await release();
  });
});
