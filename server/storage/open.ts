import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect, type SqliteDatabase as Connection } from 'kysely';
import { LRUCache } from 'lru-cache';
import { MIGRATIONS } from './migrations';
import type { Database } from './schema';

export type Db = Kysely<Database>;

/** The data folder cannot be used; the message says why, in one line. */
export class StorageError extends Error {}

/** Where the database of a data folder lies. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'wondertable.sqlite');

/** Opens the database in a folder, making or upgrading it where needed; throws a `StorageError`. */
export async function openStorage(dataDir: string, durability: 'normal' | 'full'): Promise<Db> {
  const file = databaseFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
    const sqlite = new SqliteDatabase(file, { timeout: 5000 });
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma(`synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'}`);
    sqlite.pragma('foreign_keys = ON');
    const db = new Kysely<Database>({
      dialect: new SqliteDialect({ database: remembering(sqlite) }),
    });
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => MIGRATIONS },
    }).migrateToLatest();
    if (error) throw error;
    return db;
  } catch (error) {
    throw new StorageError(`cannot use ${file}: ${reason(error)}`);
  }
}

/** How many statements are kept ready; ours are fewer, but for what migrations do once. */
const STATEMENTS = 200;

/** Prepares each statement once: Kysely asks for it anew each time. */
function remembering(sqlite: SqliteDatabase.Database): Connection {
  const statements = new LRUCache<string, SqliteDatabase.Statement<unknown[]>>({
    max: STATEMENTS,
    memoMethod: (sql) => sqlite.prepare(sql),
  });
  return { prepare: (sql) => statements.memo(sql), close: () => void sqlite.close() };
}

const reason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0];
