import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { MIGRATIONS } from './migrations';
import { StorageError } from './problems';

// What backup and restore have in common: whole copies of a database, checked before they get their name.

/** The tables of SQLite that every database of ours has, the oldest as well. */
const PARTS = ['matches', 'seats', 'actions', 'chat', 'kysely_migration'];

/** What a database of ours holds. */
export type Contents = {
  /** How many tables people have opened, in words. */
  tables: string;
  /** Whether a later version than this one has written it. */
  isNewer: boolean;
};

/** Reads a whole copy through; throws a `StorageError` when it is none of ours, or damaged. */
export function contentsOf(sqlite: SqliteDatabase.Database): Contents {
  const verdict = sqlite.pragma('integrity_check(1)', { simple: true });
  if (verdict !== 'ok') throw new StorageError('it is damaged');
  const list = (sql: string) => sqlite.prepare(sql).pluck().all();
  const parts = list("SELECT name FROM sqlite_schema WHERE type = 'table'");
  if (!PARTS.every((part) => parts.includes(part)))
    throw new StorageError('it is no database of Wondertable');
  const changes = list('SELECT name FROM kysely_migration') as string[];
  const tables = list('SELECT count(*) FROM matches')[0] as number;
  return {
    tables: `${tables} ${tables === 1 ? 'table' : 'tables'}`,
    isNewer: changes.some((name) => !Object.hasOwn(MIGRATIONS, name)),
  };
}

/** A name beside a file's own, for what is not finished. */
export const unfinished = (file: string): string =>
  `${file}.${randomBytes(4).toString('hex')}.part`;

/** Has the system bring a file to the disk itself. */
export const flush = (file: string) => sync(file, 'r+');

/** Has the system bring the names in a folder to the disk itself, where systems do that. */
export const flushNames = (folder: string) => {
  if (process.platform !== 'win32') sync(folder, 'r');
};

function sync(path: string, flags: string) {
  const opened = openSync(path, flags);
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
