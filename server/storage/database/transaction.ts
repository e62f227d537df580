import { setTimeout as pause } from 'node:timers/promises';
import { tryAgain } from '../../tryAgain';
import type { Db } from './open';
import { isOvertaken } from './problems';

/** How often a transaction is tried before that is given up. */
const TRIES = 12;
/** How long the first wait is between two tries, in milliseconds; each next one may be twice as long. */
const FIRST_WAIT = 2;

/**
 * Does all of some work in a database, or nothing of it, and as if nobody else did anything meanwhile: SQLite
 * does one transaction after the other, and PostgreSQL refuses what could not have come about like that, so that
 * it is done again. So the work may do nothing but ask the database it is given.
 */
export const inTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  tryAgain(() => db.transaction().setIsolationLevel('serializable').execute(work), {
    isOvertaken,
    before: (tried) => pause(Math.random() * FIRST_WAIT * 2 ** tried),
    tries: TRIES,
  });
