import SqliteDatabase from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect, sql, type Migration, type TableMetadata } from 'kysely';
import { MIGRATIONS } from './migrations';

// Servers of an older build go on beside the first one of a newer build, on tables that the newer one has changed: what
// they read and write has to be there as it was, and whatever they do not know of has to do without them.

/** The first migration by which several servers can share a database. */
const SHARED = '016-servers';

/** What builds from before a migration could not go on with after it. */
async function brokenBy(name: string, migrations: Record<string, Migration>): Promise<string[]> {
  const db = new Kysely<unknown>({
    dialect: new SqliteDialect({ database: new SqliteDatabase(':memory:') }),
  });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const names = Object.keys(migrations);
  const tablesAfter = async (last: string) => {
    const { error } = await migrator.migrateTo(last);
    if (error) throw error;
    return new Map((await db.introspection.getTables()).map((table) => [table.name, table]));
  };
  const before = await tablesAfter(names[names.indexOf(name) - 1]);
  const after = await tablesAfter(name);
  await db.destroy();
  return [...before.values()].flatMap((table) => {
    const now = after.get(table.name);
    return now === undefined ? [`${table.name} is gone`] : changesOf(table, now);
  });
}

function changesOf(before: TableMetadata, after: TableMetadata): string[] {
  const known = new Map(before.columns.map((column) => [column.name, column]));
  const gone = [...known.keys()].filter(
    (name) => !after.columns.some((column) => column.name === name),
  );
  const changed = after.columns.filter(({ name, dataType, isNullable, hasDefaultValue }) => {
    const old = known.get(name);
    if (old === undefined) return !isNullable && !hasDefaultValue;
    return old.dataType !== dataType || (old.isNullable && !isNullable);
  });
  return [
    ...gone.map((name) => `${before.name}.${name} is gone`),
    ...changed.map(({ name }) => `${before.name}.${name} is asked for`),
  ];
}

const shared = Object.keys(MIGRATIONS).filter((name) => name >= SHARED);

test.each(shared)('older builds go on after %s', async (name) => {
  expect(await brokenBy(name, MIGRATIONS)).toEqual([]);
});

test('what older builds could not go on with is seen', async () => {
  const next: Migration = {
    async up(db) {
      await db.schema.alterTable('chat').dropColumn('name').execute();
      await db.schema.alterTable('links').renameTo('ways').execute();
      await db.schema.alterTable('seats').renameColumn('muted', 'silent').execute();
      await db.schema
        .alterTable('servers')
        .addColumn('build', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
      await db.schema.alterTable('leases').addColumn('since', 'integer').execute();
      await sql`CREATE TABLE later (id INTEGER PRIMARY KEY)`.execute(db);
      await sql`DROP TABLE health`.execute(db);
      await sql`CREATE TABLE health (id INTEGER NOT NULL, noise BLOB NOT NULL, why TEXT NOT NULL)`.execute(
        db,
      );
    },
  };
  const broken = await brokenBy('999-next', { ...MIGRATIONS, '999-next': next });
  expect(broken).toEqual(
    expect.arrayContaining(['chat.name is gone', 'links is gone', 'seats.muted is gone']),
  );
  expect(broken).toContain('health.why is asked for');
  expect(broken.join()).not.toMatch(/servers|leases|later/);
});
