import type { Db } from './database/open';

/** Notes that a build serves what is stored, so that it need not look through it at its next start. */
export async function noteChecked(db: Db, build: string, now: number): Promise<void> {
  await db
    .insertInto('checked_builds')
    .values({ build, at: now })
    .onConflict((conflict) => conflict.column('build').doUpdateSet({ at: now }))
    .execute();
}
