import { createHash } from 'node:crypto';
import type { Db } from './database/open';
import { inTransaction } from './database/transaction';

// Shortcuts into matches. Whatever is lost of them, or was made by another build, is made anew from
// the log of actions.

/** What one match can be loaded from, and the part of its log since the one before. */
export type StoredSnapshot = { seq: number; body: unknown; page: unknown; hash: string };

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Stores a snapshot, in place of the one before, its page of the log, and what the position comes to for any build. */
export async function saveSnapshot(
  db: Db,
  { match, build, now }: { match: string; build: string; now: number },
  { seq, body, page, hash }: StoredSnapshot,
): Promise<void> {
  const text = JSON.stringify(body);
  const row = { match, build, seq, body: text, digest: digest(text), at: now };
  const entries = JSON.stringify(page);
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('snapshots')
      .values(row)
      .onConflict((conflict) => conflict.column('match').doUpdateSet(row))
      .execute();
    await tx
      .insertInto('log_pages')
      .values({ match, seq, entries })
      .onConflict((conflict) => conflict.columns(['match', 'seq']).doUpdateSet({ entries }))
      .execute();
    await tx
      .insertInto('positions')
      .values({ match, seq, hash })
      .onConflict((conflict) => conflict.column('match').doUpdateSet({ seq, hash }))
      .execute();
  });
}

/**
 * The latest snapshot that this build made of a match; `null` where there is none, or none that can be
 * trusted: it is damaged, or the log does not reach as far.
 */
export async function loadSnapshot(db: Db, match: string, build: string): Promise<unknown> {
  const row = await db
    .selectFrom('snapshots')
    .leftJoin('actions', (join) =>
      join
        .onRef('actions.match', '=', 'snapshots.match')
        .onRef('actions.seq', '=', 'snapshots.seq'),
    )
    .leftJoin('archives', 'archives.match', 'snapshots.match')
    .select(['snapshots.body', 'digest'])
    .where('snapshots.match', '=', match)
    .where('build', '=', build)
    .where(({ or, eb, ref }) =>
      or([eb('actions.seq', 'is not', null), eb('archives.seq', '>=', ref('snapshots.seq'))]),
    )
    .executeTakeFirst();
  return row && digest(row.body) === row.digest ? JSON.parse(row.body) : null;
}

/** The page of a match's log that ends with an action; `null` where it is lost. */
export async function loadPage(db: Db, match: string, seq: number): Promise<unknown> {
  const row = await db
    .selectFrom('log_pages')
    .select('entries')
    .where('match', '=', match)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row ? JSON.parse(row.entries) : null;
}

/** How many matches lose their snapshots at a time, so that nobody's move waits for it. */
const BATCH = 50;

/** Drops the snapshots that another build made, and those of matches nobody has played for a while; says how many. */
export async function dropSnapshots(
  db: Db,
  { build, before, live }: { build: string; before: number; live: readonly string[] },
): Promise<number> {
  const rows = await db
    .selectFrom('snapshots')
    .select('match')
    .where((row) => row.or([row('build', '!=', build), row('at', '<', before)]))
    .limit(BATCH)
    .execute();
  const gone = rows.map(({ match }) => match).filter((match) => !live.includes(match));
  if (gone.length === 0) return 0;
  await inTransaction(db, async (tx) => {
    for (const table of ['snapshots', 'log_pages'] as const)
      await tx.deleteFrom(table).where('match', 'in', gone).execute();
  });
  return gone.length;
}
