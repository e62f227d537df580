import type { Action } from '../../shared/engine/engine';
import type { TableRecord } from '../tables/table';
import { addActions } from './actions';
import { keepSitting } from './chat';
import { inParts } from './database/inParts';
import type { Db } from './database/open';
import { inTransaction } from './database/transaction';
import { toRow, toSeatRow, toTable } from './tableRows';

/** A table was changed, or deleted, by somebody else since it was read. */
export class TableChanged extends Error {}

/** Stores a new table with its seats, and what its match goes on from. */
export async function addTable(
  db: Db,
  table: TableRecord,
  log: readonly Action[] = [],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('matches')
      .values({ ...toRow(table), seen_at: 0 })
      .execute();
    await tx
      .insertInto('seats')
      .values(table.seats.map((seat, i) => toSeatRow(table.id, seat, i)))
      .execute();
    await addActions(tx, table.id, log);
  });
}

/**
 * Stores what became of a table and its seats, in one transaction, and returns it as it is stored.
 * Throws `TableChanged`, and stores nothing, when it is no longer what it was `before`.
 */
export async function saveTable(
  db: Db,
  before: TableRecord,
  after: TableRecord,
): Promise<TableRecord> {
  const { id } = before;
  const next = { ...after, revision: before.revision + 1 };
  await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('matches')
      .set(toRow(next))
      .where('id', '=', id)
      .where('revision', '=', before.revision)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new TableChanged(`match ${id.slice(0, 4)}… was changed`);
    for (const [i, seat] of next.seats.entries()) {
      if (seat === before.seats.at(i)) continue;
      const row = toSeatRow(id, seat, i);
      await tx
        .insertInto('seats')
        .values(row)
        .onConflict((conflict) => conflict.columns(['match', 'seat']).doUpdateSet(row))
        .execute();
    }
    if (next.seats.length < before.seats.length)
      await tx
        .deleteFrom('seats')
        .where('match', '=', id)
        .where('seat', '>=', next.seats.length)
        .execute();
    for (const { sitting, keyHash } of before.seats)
      if (sitting !== null && keyHash !== null && next.seats.every((s) => s.sitting !== sitting))
        await keepSitting(tx, { match: id, sitting, key_hash: keyHash });
  });
  return next;
}

/**
 * Stores who of a table is there by now: no change of the table, that others would have to know. `before` is what is
 * stored already; `null` where another server may have stored something else.
 */
export const savePresence = (
  db: Db,
  before: TableRecord | null,
  after: TableRecord,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const [i, { away, keyHash }] of after.seats.entries()) {
      if (keyHash === null || away === before?.seats[i].away) continue;
      await tx
        .updateTable('seats')
        .set({ away_since: away?.since ?? null, away_at: away?.at ?? null })
        .where('match', '=', after.id)
        .where('seat', '=', i)
        .where('key_hash', '=', keyHash)
        .execute();
    }
  });

/** The table with this id, or `null`; throws when its rows cannot be read. */
export async function loadTable(db: Db, id: string): Promise<TableRecord | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('match', '=', id)
    .orderBy('seat')
    .execute();
  return toTable(row, seats);
}

/** How many tables wait for their start. */
export async function countOpen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

type Sought = {
  game: string;
  since: number;
  /** The tables that somebody is at. */
  attended: readonly string[];
};

/** How many tables that nobody is at are looked at for a list. */
const LATEST = 1000;

/** The ids of a title's public tables where others may sit down: those that somebody is at, then the latest. */
export async function openTables(db: Db, { game, since, attended }: Sought): Promise<string[]> {
  const open = db
    .selectFrom('matches')
    .select('id')
    .where('game', '=', game)
    .where('unlisted', '=', 0)
    .where('status', '=', 'open')
    .where('no_newcomers', '=', 0)
    .where('updated_at', '>', since)
    .orderBy('updated_at', 'desc');
  const first = await inParts(attended, (ids) => open.where('id', 'in', ids).execute());
  const latest = await open.limit(LATEST).execute();
  return [...new Set([...first, ...latest].map(({ id }) => id))];
}

/** Notes that somebody's screen is at these tables, as far as that matters: nobody else has sat down there. */
export const noteSeen = (db: Db, attended: readonly string[], now: number) =>
  inParts(attended, (ids) =>
    db
      .updateTable('matches')
      .set({ seen_at: now })
      .where('visited', '=', 0)
      .where('status', '=', 'open')
      .where('id', 'in', ids)
      .execute(),
  );
