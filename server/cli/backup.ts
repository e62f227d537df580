import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { contentsOf, flush, flushNames, unfinished } from '../storage/database/copies';
import { reasonOf, StorageError } from '../storage/database/problems';
import { databaseFile } from '../storage/database/sqlite';

type Asked = {
  dataDir: string;
  /** Where the copy shall lie. */
  file: string;
};

/**
 * Copies the database as it is in one moment, whether a server is using it or not. The copy has its
 * name only once it is whole and checked. Says in a sentence what became of it.
 */
export function backup({ dataDir, file }: Asked): { ok: boolean; sentence: string } {
  const database = databaseFile(dataDir);
  const part = unfinished(file);
  let begun = false;
  try {
    if (!existsSync(database)) throw new StorageError('there is no such file');
    expectNothingAt(file);
    begin(part);
    begun = true;
    copy(database, part);
    const { tables } = check(part);
    flush(part);
    expectNothingAt(file);
    renameSync(part, file);
    flushNames(dirname(file));
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    return { ok: true, sentence: `the backup ${file} is whole: ${tables}, ${megabytes} MB` };
  } catch (error) {
    return { ok: false, sentence: `no backup was made of ${database}: ${reasonOf(error)}` };
  } finally {
    if (begun) rmSync(part, { force: true });
  }
}

function expectNothingAt(file: string) {
  if (existsSync(file)) throw new StorageError(`there is something at ${file} already`);
}

/** Makes the empty file that SQLite writes to: its owner's alone, as the database is. */
function begin(part: string) {
  const folder = dirname(part);
  try {
    writeFileSync(part, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new StorageError(`there is no folder ${folder}`);
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      throw new StorageError(`the folder ${folder} cannot be written to`);
    throw error;
  }
}

/** Writes what one transaction sees: a copy page by page begins anew at every move that is made meanwhile. */
function copy(database: string, part: string) {
  const sqlite = new SqliteDatabase(database, { fileMustExist: true, timeout: 5000 });
  try {
    sqlite.prepare('VACUUM INTO ?').run(part);
  } finally {
    sqlite.close();
  }
}

function check(part: string) {
  const sqlite = new SqliteDatabase(part, { readonly: true });
  try {
    return contentsOf(sqlite);
  } finally {
    sqlite.close();
  }
}
