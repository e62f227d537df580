import type { Db } from './database/open';
import { inTransaction } from './database/transaction';

const DAY = 24 * 60 * 60 * 1000;
/** How many tables go at a time, so that nobody's move waits for it. */
const BATCH = 50;

type Keeping = {
  /** Days after the last change; 0 keeps for ever. */
  keepOpenDays: number;
  keepFinishedDays: number;
  now: number;
  /** The matches in memory: somebody may be looking at them. */
  live: readonly string[];
};

/**
 * Deletes tables that nobody started and matches that are over, once they are old enough, and says
 * how many. A match that runs or was stopped stays whatever its age.
 */
export async function deleteExpired(
  db: Db,
  { keepOpenDays, keepFinishedDays, now, live }: Keeping,
): Promise<number> {
  const ages = { open: keepOpenDays, locked: keepOpenDays, over: keepFinishedDays };
  let gone = 0;
  for (const [status, days] of Object.entries(ages)) {
    if (days === 0) continue;
    gone += await inTransaction(db, async (tx) => {
      const rows = await tx
        .selectFrom('matches')
        .select('id')
        .where('status', '=', status)
        .where('updated_at', '<', now - days * DAY)
        .orderBy('updated_at')
        .limit(BATCH)
        .execute();
      const ids = rows.map(({ id }) => id).filter((id) => !live.includes(id));
      await erase(tx, ids);
      return ids.length;
    });
  }
  return gone;
}

/** The tables that nobody's screen has ever been at, opened before some moment. */
export const unseenTables = async (db: Db, before: number): Promise<string[]> =>
  (await unvisited(db, before).where('seen_at', '=', 0).execute()).map(({ id }) => id);

/**
 * The tables that nobody but whoever opened them has sat down at, and where nothing has happened since
 * some moment; those that nobody was ever at first, then those left longest.
 */
export const unvisitedTables = async (db: Db, before: number): Promise<string[]> =>
  (await unvisited(db, before).where('seen_at', '<', before).execute()).map(({ id }) => id);

const unvisited = (db: Db, before: number) =>
  db
    .selectFrom('matches')
    .select('id')
    .where('visited', '=', 0)
    .where('status', '=', 'open')
    .where('created_at', '<', before)
    .orderBy('seen_at')
    .orderBy('created_at')
    .limit(BATCH);

/** Deletes those of some tables that nobody has come to meanwhile either; says how many. */
export const deleteUnvisited = (db: Db, ids: readonly string[]): Promise<number> =>
  inTransaction(db, async (tx) => {
    if (ids.length === 0) return 0;
    const rows = await tx
      .selectFrom('matches')
      .select('id')
      .where('id', 'in', ids)
      .where('visited', '=', 0)
      .where('status', '=', 'open')
      .execute();
    await erase(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });

async function erase(tx: Db, ids: readonly string[]) {
  if (ids.length === 0) return;
  for (const part of [
    'actions',
    'archives',
    'chat',
    'past_sittings',
    'seats',
    'snapshots',
    'log_pages',
    'positions',
  ] as const)
    await tx.deleteFrom(part).where('match', 'in', ids).execute();
  await tx.deleteFrom('matches').where('id', 'in', ids).execute();
  // a match whose rematch is gone can have another
  await tx
    .updateTable('matches')
    .set(({ eb }) => ({ next_match: null, revision: eb('revision', '+', 1) }))
    .where('next_match', 'in', ids)
    .execute();
}
