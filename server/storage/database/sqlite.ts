import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import {
  Kysely,
  SqliteDialect,
  type SqliteDatabase as Connection,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { lockFolder, makeFolder, makePrivate } from './folder';
import { migrate } from './migrate';
import type { Db } from './open';
import type { Place } from './place';
import { StorageError } from './problems';
import type { Database } from './schema';
import { watchFile, type FileWatch } from './watch';

// A folder with a database of SQLite's in it, which one process writes to.

type Folder = Omit<Place, 'databaseUrl'>;

/** Where the database of a data folder lies. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'wondertable.sqlite');

type How = {
  /** Whether nobody else may open it like this. */
  alone?: boolean;
  /** Up to which change of the schema it is upgraded, where that is not the last. */
  upTo?: string;
};

/** Opens the database in a folder, making or upgrading it where needed; throws a `StorageError`. */
export async function openFolder(folder: Folder, { alone = false, upTo }: How = {}): Promise<Db> {
  const { dataDir } = folder;
  try {
    if (!alone) return await open(folder, upTo);
    const unlock = lockFolder(dataDir);
    try {
      return await open(folder, upTo, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError(`cannot use ${databaseFile(dataDir)}: ${reason(error)}`);
  }
}

async function open(
  { dataDir, durability }: Folder,
  upTo?: string,
  closed?: () => void,
): Promise<Db> {
  const file = databaseFile(dataDir);
  makeFolder(dataDir);
  makePrivate(file);
  const sqlite = new SqliteDatabase(file, { timeout: 5000 });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma(`synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'}`);
  sqlite.pragma('foreign_keys = ON');
  sqlite.prepare('SELECT count(*) FROM sqlite_schema').get(); // now all of its files are there
  const watch = watchFile(file);
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: connectionTo(sqlite, watch, closed) }),
  });
  watches.set(db, watch);
  await migrate(db, upTo);
  return db;
}

const watches = new WeakMap<Db, FileWatch>();

/** What becomes of the file of a database that was opened here; `null` where it is none of a folder. */
export const watchOf = (db: Db): FileWatch | null => watches.get(db) ?? null;
/** How many statements are kept ready; ours are fewer, but for what migrations do once. */
const STATEMENTS = 200;

/** What Kysely works with. Each statement is prepared once: Kysely asks for it anew each time. */
function connectionTo(
  sqlite: SqliteDatabase.Database,
  watch: FileWatch,
  closed?: () => void,
): Connection {
  const statements = new LRUCache<string, SqliteStatement>({
    max: STATEMENTS,
    memoMethod: (sql) => watched(sql),
  });

  /** A statement that writes nothing to a file that is lost, and keeps in mind what it failed for. */
  function watched(sql: string): SqliteStatement {
    const statement = sqlite.prepare<unknown[]>(sql);
    const noted = <T>(work: () => T): T => {
      try {
        return work();
      } catch (error) {
        watch.note(error);
        throw error;
      }
    };
    return {
      reader: statement.reader,
      all: (parameters) => noted(() => statement.all(parameters)),
      run: (parameters) =>
        noted(() => {
          if (!sqlite.inTransaction || sql === 'commit') watch.assertThere();
          return statement.run(parameters);
        }),
      iterate: (parameters) => statement.iterate(parameters),
    };
  }

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
