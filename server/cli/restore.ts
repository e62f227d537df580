import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { contentsOf, flush, flushNames, unfinished } from '../storage/database/copies';
import { lockFolder, makeFolder } from '../storage/database/folder';
import { isBusy, isDamage, reasonOf, StorageError } from '../storage/database/problems';
import { databaseFile } from '../storage/database/sqlite';

type Asked = {
  dataDir: string;
  /** The copy that takes the database's place; it stays where it is. */
  file: string;
};

/** What SQLite keeps beside a database while somebody uses it, or where nobody closed it. */
const JOURNALS = ['-wal', '-journal'];

/**
 * Puts a copy in the place of the database, which is kept beside it. All that may fail comes before
 * the one step that replaces it. Says in a sentence what became of it.
 */
export function restore({ dataDir, file }: Asked): { ok: boolean; sentence: string } {
  try {
    expectCopy({ dataDir, file });
    makeFolder(dataDir);
    return { ok: true, sentence: replace({ dataDir, file }) };
  } catch (error) {
    return { ok: false, sentence: `nothing was restored from ${file}: ${reasonOf(error)}` };
  }
}

function expectCopy({ dataDir, file }: Asked) {
  const database = databaseFile(dataDir);
  if (!existsSync(file)) throw new StorageError('there is no such file');
  if (!statSync(file).isFile()) throw new StorageError('it is no file');
  if (existsSync(database) && realpathSync(file) === realpathSync(database))
    throw new StorageError('it is the database itself');
}

function replace({ dataDir, file }: Asked): string {
  const database = databaseFile(dataDir);
  const part = unfinished(database);
  try {
    bring(file, part);
    const { tables, isNewer } = settle(part);
    if (isNewer) throw new StorageError('a newer version of Wondertable has written it');
    flush(part);
    const kept = exchange(part, dataDir);
    const old = kept === null ? '' : `; what was there is kept as ${kept}`;
    return `${database} is restored from ${file}: ${tables}${old}`;
  } finally {
    for (const ending of ['', '-shm', ...JOURNALS]) rmSync(`${part}${ending}`, { force: true });
  }
}

/** Has a whole database take the place of the one that is there, under which name that is kept then. */
function exchange(part: string, dataDir: string): string | null {
  const database = databaseFile(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const kept = setAside(database);
    renameSync(part, database);
    flushNames(dataDir);
    return kept;
  } finally {
    unlock();
  }
}

/** Copies the copy, with what nobody had closed: it is opened below, and shall stay as it is. */
function bring(file: string, part: string) {
  for (const ending of ['', ...JOURNALS]) {
    if (!existsSync(`${file}${ending}`)) continue;
    copyFileSync(`${file}${ending}`, `${part}${ending}`);
    chmodSync(`${part}${ending}`, 0o600);
  }
}

/** Makes one file of it, and reads that through. */
function settle(part: string) {
  const sqlite = new SqliteDatabase(part, { fileMustExist: true });
  try {
    sqlite.pragma('journal_mode = DELETE');
    return contentsOf(sqlite);
  } finally {
    sqlite.close();
  }
}

/** Gives the database a second name to be kept by, and makes sure that nobody uses it; the name, or `null` where there is none. */
function setAside(database: string): string | null {
  const kept = `${database}.before-restore-${new Date().toISOString().replace(/[-:.]/g, '')}`;
  const isThere = existsSync(database);
  if (isThere) {
    closeUp(database);
    giveName(database, kept);
  }
  // another database's journal would be played into the one that takes its place
  for (const journal of JOURNALS)
    if (existsSync(`${database}${journal}`))
      renameSync(`${database}${journal}`, `${kept}${journal}`);
  rmSync(`${database}-shm`, { force: true });
  return isThere ? kept : null;
}

/** Makes one file of the database, for which nobody else may have it open; a damaged one stays as it is. */
function closeUp(database: string) {
  const sqlite = new SqliteDatabase(database, { fileMustExist: true, timeout: 1000 });
  try {
    sqlite.pragma('locking_mode = EXCLUSIVE');
    sqlite.pragma('journal_mode = DELETE');
  } catch (error) {
    if (isBusy(error))
      throw new StorageError('another program is using the database; end it first');
    if (!isDamage(error)) throw error;
  } finally {
    sqlite.close();
  }
}

function giveName(file: string, name: string) {
  try {
    linkSync(file, name);
  } catch {
    // not every file system has links
    copyFileSync(file, name, constants.COPYFILE_EXCL);
    flush(name);
  }
}
