import { sql } from 'kysely';
import { rowsAfter } from './actions';
import { LogDamaged, packed } from './archives';
import type { Db } from './database/open';
import { inTransaction } from './database/transaction';
import type { ActionRow } from './database/schema';

/** How many matches are put away at a time. */
const BATCH = 20;

type Wishes = {
  /** Since when nobody may have changed them. */
  before: number;
  /** Whether a match is in memory: somebody may be adding to it. */
  isLive(match: string): boolean;
  /** To be awaited between any two steps, so that nobody's move waits for them. */
  pause(): Promise<void>;
};

/**
 * Packs the logs of matches that were dealt and that nobody has changed for long, and drops what is only
 * there to load them quickly; says how many. Who opens one again finds it as it was.
 */
export async function archiveOld(db: Db, { before, isLive, pause }: Wishes): Promise<number> {
  let archived = 0;
  for (const match of await oldMatches(db, before)) {
    if (isLive(match)) continue;
    const rows = await rowsOf(db, match, pause).catch((error: unknown) => {
      if (error instanceof LogDamaged) return null;
      throw error;
    });
    if (rows === null) {
      // a damaged log stays as it is, and in nobody's way
      await setArchived(db, match, 1);
      continue;
    }
    const body = await packed(rows);
    await pause();
    archived += Number(await put(db, { match, seq: rows.length, body }, isLive));
    // somebody may have opened it while that was stored
    if (isLive(match)) await takeOut(db, match);
  }
  return archived;
}

async function rowsOf(db: Db, match: string, pause: Wishes['pause']): Promise<ActionRow[]> {
  const rows: ActionRow[] = [];
  for await (const page of rowsAfter(db, match, 0)) {
    await pause();
    rows.push(...page);
  }
  return rows;
}

async function oldMatches(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    // written out, or the index of those that are left would not be used
    .where('archived', '=', sql.lit(0))
    .where('status', 'in', ['running', 'stopped', 'over'])
    .where('updated_at', '<', before)
    .where(({ eb, fn, selectFrom }) =>
      eb(
        fn.coalesce(
          selectFrom('actions')
            .select('at')
            .whereRef('match', '=', 'matches.id')
            .orderBy('seq', 'desc')
            .limit(1),
          sql.lit(0),
        ),
        '<',
        before,
      ),
    )
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

/** Puts a packed log in the place of its rows, unless somebody has opened the match meanwhile. */
const put = (
  db: Db,
  { match, seq, body }: { match: string; seq: number; body: Buffer },
  isLive: Wishes['isLive'],
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const last = await tx
      .selectFrom('actions')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .where('match', '=', match)
      .executeTakeFirst();
    if (isLive(match) || (last?.seq ?? 0) > seq) return false;
    if (seq > 0)
      await tx
        .insertInto('archives')
        .values({ match, seq, body })
        .onConflict((conflict) => conflict.column('match').doUpdateSet({ seq, body }))
        .execute();
    for (const part of ['actions', 'snapshots', 'log_pages'] as const)
      await tx.deleteFrom(part).where('match', '=', match).execute();
    await setArchived(tx, match, 1);
    return true;
  });

/** Says that a match may change again. Writes nothing where it always could: whoever only looks needs no disk. */
export async function takeOut(db: Db, match: string) {
  const row = await db
    .selectFrom('matches')
    .select('archived')
    .where('id', '=', match)
    .executeTakeFirst();
  if (row?.archived === 1) await setArchived(db, match, 0);
}

const setArchived = (db: Db, match: string, archived: 0 | 1) =>
  db
    .updateTable('matches')
    .set({ archived })
    .where('id', '=', match)
    .where('archived', '<>', archived)
    .execute();
