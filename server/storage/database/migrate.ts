import { Migrator, sql, type Kysely } from 'kysely';
import { MIGRATIONS } from './migrations';

/** Brings the tables of a database up to date, or as far as one of the changes. */
export async function migrate<Tables>(db: Kysely<Tables>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } =
    upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error) throw error;
}

/** The last change that the tables of a database have had. */
export async function lastMigration<Tables>(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM kysely_migration ORDER BY name DESC LIMIT 1
  `.execute(db);
  return rows[0].name;
}
