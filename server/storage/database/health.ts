import { randomBytes } from 'node:crypto';
import SqliteDatabase from 'better-sqlite3';
import type { Logger } from 'pino';
import type { Monotonic } from '../../monotonic';
import type { Db } from './open';
import { isFull } from './problems';
import { databaseFile, watchOf } from './sqlite';
import { StorageLost } from './watch';

/** Whether everything can be stored. */
export type Health = {
  /** Why nothing can be stored, in a few words that name nothing; `null` while all is well. */
  trouble(): Promise<string | null>;
};

/** For how long an answer is good, in milliseconds: asking all the time must cost nothing. */
const ANSWER_LASTS = 1000;

/** As much as a large move takes, in bytes: a disk may have room for less. */
const WRITTEN = 32 * 1024;

/** How often the whole file is read through, in milliseconds, and up to which size, in bytes: longer than that would hold up moves. */
const READ_THROUGH = 60_000;
const SMALL = 8 * 1024 * 1024;

type Parts = { db: Db; dataDir: string; log: Logger; now: Monotonic };

export function createHealth({ db, dataDir, log, now }: Parts): Health {
  const watch = watchOf(db);
  let answer: Promise<string | null> = Promise.resolve(null);
  let asked = -Infinity;
  let readThrough = -Infinity;
  let before: string | null = null;

  async function look(): Promise<string | null> {
    try {
      await write(db);
      if (watch !== null && now() - readThrough >= READ_THROUGH) {
        readThrough = now();
        const found = firstFault(databaseFile(dataDir));
        if (found !== null) watch.note(Object.assign(new Error(found), { code: 'SQLITE_CORRUPT' }));
      }
      return tell(watch?.isDamaged() ? DAMAGED : null);
    } catch (error) {
      watch?.note(error);
      return tell(watch?.isDamaged() ? DAMAGED : troubleOf(error), error);
    }
  }

  /** Has the log say when something changes, and hands it on. */
  function tell(trouble: string | null, err?: unknown): string | null {
    if (trouble !== null && trouble !== before) log.error({ err, trouble }, 'storage is not well');
    if (trouble === null && before !== null) log.info('storage is well again');
    return (before = trouble);
  }

  return {
    trouble() {
      if (now() - asked >= ANSWER_LASTS) {
        asked = now();
        answer = look();
      }
      return answer;
    },
  };
}

const DAMAGED = 'the database is damaged';

function troubleOf(error: unknown): string {
  if (error instanceof StorageLost) return 'the database is no longer in its folder';
  return isFull(error) ? 'the disk is full' : 'the database cannot be written';
}

/** Stores something in place of what was stored before. */
const write = (db: Db) =>
  db
    .insertInto('health')
    .values({ id: 1, body: randomBytes(WRITTEN) })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ body: (read) => read.ref('excluded.body') }),
    )
    .execute();

/** What is wrong with a database that is not too large to be read through, from the disk itself. */
function firstFault(file: string): string | null {
  const sqlite = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
  try {
    const pages = sqlite.pragma('page_count', { simple: true }) as number;
    const size = sqlite.pragma('page_size', { simple: true }) as number;
    if (pages * size > SMALL) return null;
    const found = String(sqlite.pragma('quick_check(1)', { simple: true }));
    return found === 'ok' ? null : found;
  } finally {
    sqlite.close();
  }
}
