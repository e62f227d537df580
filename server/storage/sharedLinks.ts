import { sql, type ExpressionBuilder } from 'kysely';
import type { KeptLinks } from '../players/keptLinks';
import { NOW } from './database/now';
import type { Db } from './database/open';
import type { Database } from './database/schema';

/** Links as all servers of a database on PostgreSQL have them, by its time. */
export function linksIn(db: Db): KeptLinks {
  return {
    async offer(about, { codeHash, lasts, by }) {
      await db.deleteFrom('links').where('until', '<=', NOW).execute();
      const link = {
        code_hash: codeHash,
        until: sql<number>`${NOW} + ${lasts}::bigint`,
        device: by.device,
        taken_by: null,
      };
      await db
        .insertInto('links')
        .values({ about, ...link })
        .onConflict((conflict) => conflict.column('about').doUpdateSet(link))
        .execute();
    },

    async find(codeHash) {
      const row = await db
        .selectFrom('links')
        .select(['about', 'taken_by as takenBy'])
        .where('code_hash', '=', codeHash)
        .where('until', '>', NOW)
        .where(isMadeByHolder)
        .executeTakeFirst();
      return row ?? null;
    },

    async take(codeHash, by) {
      const { numUpdatedRows } = await db
        .updateTable('links')
        .set({ taken_by: by })
        .where('code_hash', '=', codeHash)
        .where('until', '>', NOW)
        .where(isMadeByHolder)
        .where(({ or, eb }) => or([eb('taken_by', 'is', null), eb('taken_by', '=', by)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async end(abouts) {
      await db.deleteFrom('links').where('about', 'in', abouts).execute();
    },
  };
}

/** Whether the device that made a link is still its player's, on whatever server it was removed. */
const isMadeByHolder = ({ eb, or, selectFrom }: ExpressionBuilder<Database, 'links'>) =>
  or([eb('device', 'is', null), eb('device', 'in', selectFrom('devices').select('id'))]);
