import { inParts } from './database/inParts';
import type { Db } from './database/open';

// Which server does for a match what must happen once. A lease goes with its server, when that is deleted.

/** Takes the leases of those matches that nobody has the lease of; which they are. */
export const takeLeases = (db: Db, server: string, matches: readonly string[]): Promise<string[]> =>
  inParts(matches, async (part) => {
    const taken = await db
      .insertInto('leases')
      .values(part.map((match) => ({ match, server })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('match')
      .execute();
    return taken.map(({ match }) => match);
  });

export const dropLease = (db: Db, server: string, match: string) =>
  db.deleteFrom('leases').where('match', '=', match).where('server', '=', server).execute();

/** The matches that some server has in memory. */
export const leasedMatches = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('leases').select('match').execute()).map(({ match }) => match);
