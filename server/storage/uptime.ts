import { sql } from 'kysely';
import { NOW } from './database/now';
import type { Db } from './database/open';
import { LIVES } from './servers';

// The one row of the uptime. A server that is alone notes what it has counted itself; where several share a
// database, the database counts.

const ONLY = 1;

/** How long the matches here were served altogether when that was last noted, in milliseconds. */
export async function loadUptime(db: Db): Promise<number> {
  const row = await db.selectFrom('uptime').select('milliseconds').executeTakeFirst();
  return row?.milliseconds ?? 0;
}

export const saveUptime = (db: Db, milliseconds: number) =>
  db
    .insertInto('uptime')
    .values({ id: ONLY, milliseconds })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ milliseconds }))
    .execute();

/** How much time between two notes counts at most, and how old a note is before there is another, in milliseconds. */
const COUNTED = LIVES;
const NOTED = 300;

/**
 * How long the matches of a database were served altogether, as `../uptime.ts` has it, by the time of the
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
