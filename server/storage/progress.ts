import { sql } from 'kysely';
import { inParts } from './database/inParts';
import type { Db } from './database/open';
import type { Screens } from './screens';

/** How far a match has come in the storage, and who is at it on other servers. */
export type Progress = {
  match: string;
  revision: number;
  /** The number of its last action, and of the last line of its chat. */
  seq: number;
  said: number;
  retold: number;
  others: Screens;
};

/** How matches stand; nothing of those that are not there. */
export const progressOf = (
  db: Db,
  server: string,
  matches: readonly string[],
): Promise<Progress[]> =>
  inParts(matches, async (part) => {
    const rows = await db
      .selectFrom('matches')
      .select(['id', 'revision', 'retold'])
      .select(
        sql<number>`coalesce(
          (SELECT max(seq) FROM actions WHERE match = matches.id),
          (SELECT seq FROM archives WHERE match = matches.id), 0)`.as('seq'),
      )
      .select(
        sql<number>`coalesce((SELECT max(seq) FROM chat WHERE match = matches.id), 0)`.as('said'),
      )
      .select(
        sql<string | null>`(SELECT string_agg(seats, ',') FROM screens
          WHERE match = matches.id AND server <> ${server})`.as('seats'),
      )
      .select(
        sql<number>`coalesce((SELECT sum(watching) FROM screens
          WHERE match = matches.id AND server <> ${server}), 0)::bigint`.as('watching'),
      )
      .where('id', 'in', part)
      .execute();
    return rows.map(({ id, seats, watching, ...row }) => ({
      ...row,
      match: id,
      others: { seats: [...new Set(seats?.split(',').filter(Boolean))].sort(), watching },
    }));
  });
