import { sql } from 'kysely';
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
