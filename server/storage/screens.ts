import type { Db } from './database/open';

// Which screens are at matches, as each server says of its own. They go with the server, when that is deleted.

/** Who is at a match: the seats that have a screen, and how many spectators there are. */
export type Screens = { seats: readonly string[]; watching: number };

export const NOBODY: Screens = { seats: [], watching: 0 };

export const areSame = (a: Screens, b: Screens): boolean =>
  a.watching === b.watching && a.seats.join() === b.seats.join();

/** Stores which screens a server has at a match. */
export async function saveScreens(
  db: Db,
  server: string,
  match: string,
  { seats, watching }: Screens,
): Promise<void> {
  if (seats.length === 0 && watching === 0) {
    const from = db.deleteFrom('screens').where('match', '=', match);
    await from.where('server', '=', server).execute();
    return;
  }
  const row = { match, server, seats: seats.join(), watching };
  await db
    .insertInto('screens')
    .values(row)
    .onConflict((conflict) => conflict.columns(['match', 'server']).doUpdateSet(row))
    .execute();
}

/** The matches that a screen is at, on any server. */
export const attendedMatches = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('screens').select('match').distinct().execute()).map(({ match }) => match);
