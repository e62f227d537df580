import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { isBusy, StorageError, StorageInUse } from './problems';

// The folder that holds everything that is kept: whose it is, and who may read it.

/** How long a server that is just being stopped may take to let go, in milliseconds. */
const LOCK_TIMEOUT = 2000;

/**
 * Holds a data folder until the function it returns is called; throws a `StorageInUse` where another
 * process does. The lock is the system's own, which SQLite knows how to ask for everywhere: it ends
 * with the process, however that ends, and holds between containers that share a volume, where the
 * number of a process means nothing. The file stays behind, empty: two could hold it at once if one
 * of them deleted it.
 */
export function lockFolder(dataDir: string): () => void {
  makeFolder(dataDir);
  const file = join(dataDir, 'wondertable.lock');
  makePrivate(file);
  const lock = new SqliteDatabase(file, { timeout: LOCK_TIMEOUT });
  try {
    lock.pragma('journal_mode = MEMORY'); // nothing is ever written
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new StorageInUse(dataDir) : error;
  }
  return () => void lock.close();
}

/**
 * Makes a folder that only its owner may look into; one that is there already stays as it is. One after the
 * other: where a system lets nobody make any, as below /proc, Node.js would try for ever to make all of them.
 */
export function makeFolder(dataDir: string) {
  const folder = resolve(dataDir);
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw new StorageError(`cannot use ${folder}: ${message}`);
  }
}

/** What SQLite keeps beside a database; it copies its permissions only when it makes them. */
const COMPANIONS = ['', '-wal', '-shm'];

/**
 * Has only its owner read a database and write to it, and makes an empty one where there is none. One
 * that is there is never opened here: closing it would give up what this process has locked of it.
 */
export function makePrivate(file: string) {
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  for (const companion of COMPANIONS) {
    const path = `${file}${companion}`;
    if (existsSync(path)) takeFromOthers(path);
  }
}

function takeFromOthers(path: string) {
  try {
    chmodSync(path, 0o600);
  } catch (error) {
    // whoever may write to it, but is not its owner, has to leave that as it is
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
