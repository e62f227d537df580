import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type ClientConfig } from 'pg';
import { columnTypes } from './columnTypes';
import { keepConnection, type Release } from './keptConnection';
import { lastMigration, migrate } from './migrate';
import { MIGRATIONS } from './migrations';
import type { Beside, Db } from './open';
import { nameOfDatabase } from './place';
import { openPool } from './pool';
import { reasonOf, StorageError, StorageInUse } from './problems';
import type { Database } from './schema';

// A database on PostgreSQL. This module alone loads its driver, and is loaded itself only where there is one.

/** How long it may take to be connected, in milliseconds. */
const CONNECTING = 5000;
/** How long a connection is still before the system sees whether the other end is there, in milliseconds; else it would be hours. */
const STILL = 10_000;
/** How long a server that is just being stopped may take to let go, in milliseconds. */
const LOCK_TIMEOUT = 2000;

/** What all servers of one database ask it to be locked by, and whoever changes its tables: any numbers, as long as they stay the same. */
const LOCK = 2_026_112_301;
const CHANGING = 2_026_112_302;

/** PostgreSQL's number for a type, and its code for a lock that was not to be had in time. */
const INT8 = 20;
const NOT_AVAILABLE = '55P03';

/** Opens a database, making or upgrading its tables where needed; throws a `StorageError`. */
export async function openDatabase(url: string, how: Beside): Promise<Db> {
  let close: Release = async () => {};
  try {
    if (how !== 'anybody') close = await hold(url, how);
    const db = connectTo(url, close);
    close = () => db.destroy();
    // Kysely closes nothing of a database that was never asked
    if (!(await isUpToDate(db))) await bringUpToDate(url);
    return db;
  } catch (error) {
    await close();
    if (error instanceof StorageError) throw error;
    throw new StorageError(`cannot use ${nameOfDatabase(url)}: ${reasonOf(error)}`);
  }
}

/** Whether the tables are those of this version; what is wrong with a database is found out by who changes it. */
const isUpToDate = (db: Db): Promise<boolean> =>
  lastMigration(db).then(
    (name) => name === Object.keys(MIGRATIONS).at(-1),
    () => false,
  );

/** How a connection is made, whatever it is for. */
const optionsOf = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'wondertable',
  connectionTimeoutMillis: CONNECTING,
  keepAlive: true,
  keepAliveInitialDelayMillis: STILL,
  types: {
    // whole numbers of ours are all such as JavaScript counts exactly, milliseconds since 1970 among them
    getTypeParser: (type, format) =>
      type === INT8 ? Number : types.getTypeParser(type, format as 'text'),
  },
});

/** A database as it is: without looking at its tables, which may be those of another version. */
export const connectTo = (url: string, closed: Release = async () => {}): Db =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool: openPool(optionsOf(url), closed) }),
  });

/** Changes of the schema may take as long as they need. */
async function bringUpToDate(url: string) {
  const pool = new Pool({ ...optionsOf(url), max: 1 });
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    // servers that are started together: the first one does it
    await pool.query('SELECT pg_advisory_lock($1)', [CHANGING]);
    await migrate(db.withPlugin(columnTypes));
  } finally {
    await db.destroy();
  }
}

/**
 * Holds a database until the function it returns is called, alone or as one of its servers; throws a `StorageInUse`
 * where somebody else does, alone or at all. The lock is PostgreSQL's own, and ends with the connection that asked
 * for it, however that ends; a lost one is made anew.
 */
const hold = (url: string, how: Exclude<Beside, 'anybody'>): Promise<Release> =>
  keepConnection(optionsOf(url), async (client, isFirst) => {
    // a machine that lost its power does not say so
    await client.query('SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5');
    await client.query(`SET lock_timeout = ${isFirst ? LOCK_TIMEOUT : 1}`);
    const lock = how === 'alone' ? 'pg_advisory_lock' : 'pg_advisory_lock_shared';
    await client.query(`SELECT ${lock}($1)`, [LOCK]).catch((error: unknown) => {
      const { code } = error as { code?: unknown };
      throw code === NOT_AVAILABLE ? new StorageInUse(nameOfDatabase(url)) : error;
    });
  });

/** Hears what is told on a channel until the function it returns is called; `null` whenever something may have been missed. */
export const keepListening = (
  url: string,
  channel: string,
  heard: (payload: string | null) => void,
): Promise<Release> =>
  keepConnection(optionsOf(url), async (client, isFirst) => {
    client.on('notification', ({ payload }) => heard(payload ?? null));
    await client.query(`LISTEN ${channel}`);
    if (!isFirst) heard(null);
  });
