import { sql } from 'kysely';
import { inParts } from './database/inParts';
import { NOW } from './database/now';
import type { Db } from './database/open';

// What servers that share a database on PostgreSQL know of each other. Every time in it is the database's, so that
// no clock of a machine matters. A server that no longer says that it lives is deleted by any other, and what it
// had goes with it: so whatever stands there holds.

/** For how long a server lives that says nothing, in milliseconds. */
export const LIVES = 3000;

export const addServer = (db: Db, id: string) =>
  sql`INSERT INTO servers (id, until) VALUES (${id}, ${NOW} + ${sql.lit(LIVES)})`.execute(db);

/** Says that a server lives; `false` where it counts as dead by now. */
export async function noteAlive(db: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE servers SET until = ${NOW} + ${sql.lit(LIVES)} WHERE id = ${id} AND until >= ${NOW}
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Deletes the servers that say nothing any more; whether there were any. */
export async function dropDead(db: Db): Promise<boolean> {
  const { numAffectedRows } = await sql`DELETE FROM servers WHERE until < ${NOW}`.execute(db);
  return numAffectedRows! > 0n;
}

export const dropServer = (db: Db, id: string) =>
  db.deleteFrom('servers').where('id', '=', id).execute();

export async function countServers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('servers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

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

/** The matches that a screen is at, on any server. */
export const attendedMatches = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('screens').select('match').distinct().execute()).map(({ match }) => match);

/** Who looks at a match: the seats that have a screen, and how many watch. */
export type Present = { seats: readonly string[]; watching: number };

/** Stores which screens a server has at a match. */
export async function saveScreens(
  db: Db,
  server: string,
  match: string,
  { seats, watching }: Present,
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

/** How far a match has come in the storage, and who is at it on other servers. */
export type Standing = {
  match: string;
  revision: number;
  /** The number of its last action, and of the last line of its chat. */
  seq: number;
  said: number;
  retold: number;
  others: Present;
};

/** How matches stand; nothing of those that are not there. */
export const standingsOf = (
  db: Db,
  server: string,
  matches: readonly string[],
): Promise<Standing[]> =>
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

/** How much time between two notes counts at most, and how old a note is before there is another, in milliseconds. */
const COUNTED = LIVES;
const NOTED = 300;

/**
 * How long the matches of a database were served altogether, as `storage/uptime.ts` has it, by the time of the
 * database: as long as any server lives it goes on, and where none did, it stood still.
 */
export async function passUptime(db: Db): Promise<number> {
  await sql`
    INSERT INTO uptime (id, milliseconds, noted_at) VALUES (1, 0, ${NOW})
    ON CONFLICT (id) DO UPDATE
    SET milliseconds = uptime.milliseconds + least(excluded.noted_at - uptime.noted_at, ${sql.lit(COUNTED)}),
      noted_at = excluded.noted_at
    WHERE excluded.noted_at - uptime.noted_at > ${sql.lit(NOTED)}
  `.execute(db);
  const { rows } = await sql<{ uptime: number }>`
    SELECT milliseconds + greatest(0, least(${NOW} - noted_at, ${sql.lit(COUNTED)})) AS uptime FROM uptime
  `.execute(db);
  return rows[0].uptime;
}
