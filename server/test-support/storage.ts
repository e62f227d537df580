import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Client, types } from 'pg';
import { openStorage, type Db } from '../storage/database/open';
import type { Place } from '../storage/database/place';
import { TABLES, type Database } from '../storage/database/schema';
import { databaseFile } from '../storage/database/sqlite';

// Where tests keep what is stored: in the folder that they name, or, in the project of Jest that is for it, in a
// database on PostgreSQL that goes by the folder's name.

/** The PostgreSQL that this test has its databases on; `undefined` where it has them in folders. */
const { STORED_ON_POSTGRES: postgres } = process.env;

export const isOnPostgres = postgres !== undefined;

/** A test of what only a folder has: files that can be copied while they are used, and versions from before PostgreSQL. */
export function testOfFolders(sentence: string, run: () => Promise<void>): void {
  if (!isOnPostgres) test(sentence, run);
}

const nameOf = (dataDir: string): string =>
  `wondertable_test_${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;

function urlOf(dataDir: string): string {
  const url = new URL(postgres!);
  url.pathname = nameOf(dataDir);
  return String(url);
}

/** Asks a database on PostgreSQL. */
async function ask(url: string, sql: string, values: unknown[] = []) {
  // a count is a number here as well
  const getTypeParser: typeof types.getTypeParser = (type, format) =>
    type === types.builtins.INT8 ? Number : types.getTypeParser(type, format);
  const client = new Client({ connectionString: url, types: { getTypeParser } });
  await client.connect();
  try {
    return await client.query(sql, values);
  } finally {
    await client.end();
  }
}

const administer = (sql: string) => ask(postgres!, sql);

/** A folder of a test's own, with nothing in it. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'wondertable-'));

/** The folders whose databases are there. */
const made = new Set<string>();

/** The settings of a server that keeps everything there. */
export async function settingsFor(dataDir: string): Promise<Record<string, string>> {
  if (postgres === undefined) return { DATA_DIR: dataDir };
  if (!made.has(dataDir)) await administer(`CREATE DATABASE ${nameOf(dataDir)}`);
  made.add(dataDir);
  return { DATA_DIR: dataDir, DATABASE_URL: urlOf(dataDir) };
}

/** The same as a place. */
export async function placeIn(dataDir: string): Promise<Place> {
  const { DATABASE_URL: databaseUrl } = await settingsFor(dataDir);
  return { dataDir, databaseUrl, durability: 'normal' };
}

/** What is stored there, whether a server runs on it or not; to be closed by `destroy`. */
export const openStored = async (dataDir: string): Promise<Db> =>
  openStorage(await placeIn(dataDir));

/** Asks for something of what is stored there, or changes it. */
export async function inStored<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openStored(dataDir);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Asks for rows in SQL that SQLite and PostgreSQL both understand, with `?` for each value. */
export const rowsIn = async <Row>(
  dataDir: string,
  sql: string,
  ...values: unknown[]
): Promise<Row[]> => (await asked(dataDir, sql, values)).rows as Row[];

/** Changes something by such SQL; says how many rows. */
export const changeIn = async (
  dataDir: string,
  sql: string,
  ...values: unknown[]
): Promise<number> => (await asked(dataDir, sql, values)).changed;

async function asked(dataDir: string, sql: string, values: unknown[] = []) {
  if (postgres !== undefined) {
    let i = 0;
    const text = sql.replaceAll('?', () => `$${++i}`);
    const { rows, rowCount } = await ask(urlOf(dataDir), text, values);
    return { rows, changed: rowCount ?? 0 };
  }
  const db = new SqliteDatabase(databaseFile(dataDir));
  try {
    const statement = db.prepare(sql);
    if (statement.reader) return { rows: statement.all(...values), changed: 0 };
    return { rows: [], changed: statement.run(...values).changes };
  } finally {
    db.close();
  }
}

/** All that some tables hold, as text: where nothing was changed, the same. */
export const textIn = (
  dataDir: string,
  tables: readonly (keyof Database)[] = TABLES,
): Promise<string> =>
  inStored(dataDir, async (db) => {
    const parts: string[][] = [];
    for (const table of tables) {
      const rows = await db
        .selectFrom(table as 'seats')
        .selectAll()
        .execute();
      parts.push(rows.map((row) => JSON.stringify(row)).sort());
    }
    return parts.flat().join();
  });

/** All that is kept there, with what is left of what was deleted as far as that can be seen. */
export const allIn = async (dataDir: string): Promise<string> =>
  [
    ...readdirSync(dataDir).map((file) => readFileSync(join(dataDir, file), 'latin1')),
    ...(postgres === undefined ? [] : [await textIn(dataDir)]),
  ].join('\n');

/** Copies what is stored in a folder that nobody uses to one where nothing is yet. */
export async function copyStored(from: string, to: string) {
  cpSync(from, to, { recursive: true });
  if (postgres !== undefined)
    await administer(`CREATE DATABASE ${nameOf(to)} TEMPLATE ${nameOf(from)}`);
  made.add(to);
}

/** Throws a folder away, with what was stored. */
export async function forget(dataDir: string) {
  rmSync(dataDir, { recursive: true, force: true });
  made.delete(dataDir);
  if (postgres !== undefined)
    await administer(`DROP DATABASE IF EXISTS ${nameOf(dataDir)} WITH (FORCE)`);
}
