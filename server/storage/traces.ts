import type { Db } from './database/open';
import { inTransaction } from './database/transaction';
import type { KnownDevice } from './players';

// What is stored of a player: their seats, what else matches know of them, and how they are forgotten.

/** How many tables are listed to their player. */
const LISTED = 200;

/** The seats a player holds, those where something happened last first. */
export const seatsOf = (db: Db, players: KnownDevice['players']) =>
  db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select(['matches.id as match', 'matches.game', 'seats.seat', 'seats.name'])
    .where('seats.key_hash', 'in', players)
    .orderBy('matches.updated_at', 'desc')
    .orderBy('seats.seat')
    .limit(LISTED)
    .execute();

/** A match, as it is looked for. */
type Trace = { id: string; game: string };

/** How many matches are searched at a time, so that nobody's move waits for it. */
const SEARCHED = 100;

/**
 * The matches that know anything of a player: where they sit, have sat or said something, or were put out. `pause`
 * is awaited in between: all matches are searched, however many there are.
 */
export async function tracesOf(
  db: Db,
  players: KnownDevice['players'],
  pause: () => Promise<void>,
): Promise<Trace[]> {
  const found = await heldTraces(db, players).execute();
  for (let last = ''; ;) {
    await pause();
    const rows = await db
      .selectFrom('matches')
      .select(['id', 'game', 'attempts', 'past_holders', 'banned'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(SEARCHED)
      .execute();
    for (const { id, game, ...told } of rows)
      if (Object.values(told).some((text) => isIn(text, players))) found.push({ id, game });
    if (rows.length < SEARCHED) break;
    last = rows[rows.length - 1].id;
  }
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

/** Whether what is stored of a match names one of these as somebody who held a seat. */
const isIn = (text: string | null, players: KnownDevice['players']): boolean =>
  [...(text ?? '').matchAll(/"keyHash":"([0-9a-f]{64})"/g)].some(([, key]) =>
    players.includes(key),
  );

/** Where a player sits, or has said something, which takes no search. */
const heldTraces = (db: Db, players: KnownDevice['players']) =>
  db
    .selectFrom('matches')
    .select(['id', 'game'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('seats').select('match').where('key_hash', 'in', players)),
        eb(
          'id',
          'in',
          selectFrom('past_sittings').select('match').where('key_hash', 'in', players),
        ),
      ]),
    );

/** Deletes a player with all devices, unless they have sat down somewhere meanwhile. */
export const dropPlayer = (db: Db, players: KnownDevice['players']): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if ((await heldTraces(tx, players).execute()).length > 0) return false;
    await dropPlayers(tx, players);
    return true;
  });

async function dropPlayers(tx: Db, ids: readonly string[]) {
  await tx.deleteFrom('devices').where('player', 'in', ids).execute();
  await tx.deleteFrom('players').where('merged_into', 'in', ids).execute();
  await tx.deleteFrom('players').where('id', 'in', ids).execute();
}

/** How many players go at a time, so that nobody's move waits for it. */
const BATCH = 50;

/** Deletes players whose devices were not here since some moment, and of whom no match knows; says how many. */
export const dropForgotten = (db: Db, before: number): Promise<number> =>
  inTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('players as one')
      .select('one.id')
      .where('one.merged_into', 'is', null)
      .where('one.created_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('devices')
              .select('devices.id')
              .whereRef('devices.player', '=', 'one.id')
              .where('devices.seen_at', '>=', before),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('players as known')
              .leftJoin('seats', 'seats.key_hash', 'known.id')
              .leftJoin('past_sittings', 'past_sittings.key_hash', 'known.id')
              .select('known.id')
              .where(({ or, eb, ref }) =>
                or([
                  eb('known.id', '=', ref('one.id')),
                  eb('known.merged_into', '=', ref('one.id')),
                ]),
              )
              .where(({ or, eb }) =>
                or([eb('seats.match', 'is not', null), eb('past_sittings.match', 'is not', null)]),
              ),
          ),
        ),
      )
      .limit(BATCH)
      .execute();
    if (rows.length > 0)
      await dropPlayers(
        tx,
        rows.map(({ id }) => id),
      );
    return rows.length;
  });
