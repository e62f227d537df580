import type { Db } from './database/open';

/** A match that waits for somebody only so long. */
export type Due = { game: string; match: string; deadline: number };

/** How many matches are looked at: those in memory, which look after themselves, are among them. */
const LOOKED_AT = 1000;

/** The matches whose clocks run out next, the first of them first. */
export const nextDeadlines = (db: Db): Promise<Due[]> =>
  db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select(['matches.game as game', 'seats.match as match'])
    .select((eb) => eb.ref('seats.deadline').$castTo<number>().as('deadline'))
    .where('seats.deadline', 'is not', null)
    .where('matches.status', '=', 'running')
    .where('matches.paused_at', 'is', null)
    // where no clock runs nothing happens by itself
    .where('matches.clock', '>', 0)
    .orderBy('seats.deadline')
    .limit(LOOKED_AT)
    .execute();
