import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import {
  Kysely,
  Migrator,
  SqliteDialect,
  type SqliteDatabase as Connection,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { lockFolder, makeFolder, makePrivate, StorageError } from './folder';
import { MIGRATIONS } from './migrations';
import type { Database } from './schema';

export type Db = Kysely<Database>;

/** Where the database of a data folder lies. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'wondertable.sqlite');

type Durability = 'normal' | 'full';

/** Opens the database in a folder, making or upgrading it where needed; throws a `StorageError`. */
export const openStorage = (dataDir: string, durability: Durability): Promise<Db> =>
  usable(dataDir, () => open(dataDir, durability));

/**
 * The same for who changes what others might have in memory: until it is closed, nobody else can open
 * the folder like this. Throws a `FolderInUse` where somebody has.
 */
export const openStorageAlone = (dataDir: string, durability: Durability): Promise<Db> =>
  usable(dataDir, async () => {
    const unlock = lockFolder(dataDir);
    try {
      return await open(dataDir, durability, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  });

async function usable(dataDir: string, opening: () => Promise<Db>): Promise<Db> {
  try {
    return await opening();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError(`cannot use ${databaseFile(dataDir)}: ${reason(error)}`);
  }
}

async function open(dataDir: string, durability: Durability, closed?: () => void): Promise<Db> {
  const file = databaseFile(dataDir);
  makeFolder(dataDir);
  makePrivate(file);
  const sqlite = new SqliteDatabase(file, { timeout: 5000 });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma(`synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'}`);
  sqlite.pragma('foreign_keys = ON');
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: connectionTo(sqlite, closed) }),
  });
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
  }).migrateToLatest();
  if (error) throw error;
  return db;
}

/** How many statements are kept ready; ours are fewer, but for what migrations do once. */
const STATEMENTS = 200;

/** What Kysely works with. Each statement is prepared once: Kysely asks for it anew each time. */
function connectionTo(sqlite: SqliteDatabase.Database, closed?: () => void): Connection {
  const statements = new LRUCache<string, SqliteDatabase.Statement<unknown[]>>({
    max: STATEMENTS,
    memoMethod: (sql) => sqlite.prepare(sql),
  });
  return {
    prepare: (sql) =>
      sql === 'rollback' && !sqlite.inTransaction ? NOTHING : statements.memo(sql),
    close() {
      sqlite.close();
      closed?.();
    },
  };
}

/**
 * A rollback that is not needed: on a full disk, SQLite has done it by itself. Refusing it, as SQLite
 * does, would hide why there had to be one.
 */
const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

const reason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0];
