import type { Db } from './database/open';

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
