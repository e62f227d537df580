import { drawCode, NO_CODE } from '../tables/codes';
import type { TableRecord } from '../tables/table';
import { tryAgain } from '../tryAgain';
import type { Db } from './database/open';
import { isTaken } from './database/problems';

// Codes to read out. A table has one while it is open, for a day; no two have the same.

/** How many codes go at a time, so that nobody's move waits for it. */
const BATCH = 500;
/** How often another code is tried when one is taken. */
const CODES_TRIED = 8;

/** The unstarted table that others may sit down at which a code opens, or `null`. */
export async function tableByCode(db: Db, code: string, now: number) {
  const row = await db
    .selectFrom('matches')
    .select(['id', 'game'])
    .where('code', '=', code)
    .where('status', '=', 'open')
    .where('no_newcomers', '=', 0)
    .where('code_expires', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** The ids of tables whose code's time is up. */
export async function tablesWithOldCode(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('code', 'is not', null)
    .where('code_expires', '<=', now)
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes their codes from tables that nobody has in memory, so that they can be given out again. */
export const dropCodes = (db: Db, ids: readonly string[]) =>
  db
    .updateTable('matches')
    .set(({ eb }) => ({ code: null, code_expires: null, revision: eb('revision', '+', 1) }))
    .where('id', 'in', ids)
    .execute();

/** Stores a table; where another has its code, under a new one, and without any when none seems to be left. */
export async function withFreeCode<T>(
  table: TableRecord,
  store: (table: TableRecord) => Promise<T>,
): Promise<T> {
  let coded = table;
  return tryAgain(() => store(coded), {
    isOvertaken: (error) => isTaken(error, 'code'),
    before(tried) {
      coded = { ...table, ...(tried < CODES_TRIED ? { code: drawCode() } : NO_CODE) };
    },
    tries: CODES_TRIED + 1,
  });
}
