import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Every change of the schema, oldest first; one that has run somewhere is never edited. The types are those of
 * SQLite, which PostgreSQL has under other names: see `columnTypes.ts`. What a row is then: `schema.ts`, and for
 * tables and seats `../tableRows.ts`.
 */
export const MIGRATIONS: Record<string, Migration> = {
  '001-matches': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', (c) => c.primaryKey().notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('start', 'text', (c) => c.notNull())
        .addColumn('unlisted', 'integer', (c) => c.notNull())
        .addColumn('options', 'text', (c) => c.notNull())
        .addColumn('host', 'integer')
        .addColumn('code', 'text', (c) => c.unique())
        .addColumn('code_expires', 'integer')
        .addColumn('server_seed', 'text', (c) => c.notNull())
        .addColumn('commitment', 'text', (c) => c.notNull())
        .addColumn('match_seed', 'text')
        .addColumn('next_match', 'text')
        .addColumn('gameover', 'text')
        .addColumn('created_at', 'integer', (c) => c.notNull())
        .addColumn('updated_at', 'integer', (c) => c.notNull())
        .execute();
      await db.schema
        .createIndex('matches_listed')
        .on('matches')
        .columns(['game', 'unlisted', 'status', 'updated_at'])
        .execute();
      await db.schema
        .createTable('seats')
        .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('name', 'text')
        .addColumn('bot', 'text')
        .addColumn('key_hash', 'text')
        .addColumn('nonce_hash', 'text')
        .addColumn('nonce', 'text')
        .addColumn('ready', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
        .execute();
      await db.schema
        .createTable('actions')
        .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('player', 'text', (c) => c.notNull())
        .addColumn('move', 'text')
        .addColumn('args', 'text', (c) => c.notNull())
        .addColumn('at', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('actions_key', ['match', 'seq'])
        .execute();
      await db.schema
        .createTable('chat')
        .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('player', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('at', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('chat_key', ['match', 'seq'])
        .execute();
    },
  },
  '002-faults': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('matches').addColumn('fault', 'text').execute();
      await db.schema
        .createIndex('matches_dated')
        .on('matches')
        .columns(['status', 'updated_at'])
        .execute();
    },
  },
  '003-speakers': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('chat').addColumn('name', 'text').execute();
    },
  },
  '004-revisions': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('matches')
        .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createIndex('matches_coded')
        .on('matches')
        .column('code_expires')
        .where(sql.ref('code'), 'is not', null)
        .execute();
    },
  },
  '005-snapshots': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('snapshots')
        .addColumn('match', 'text', (c) => c.primaryKey().notNull().references('matches.id'))
        .addColumn('build', 'text', (c) => c.notNull())
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('digest', 'text', (c) => c.notNull())
        .addColumn('at', 'integer', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('snapshots_dated').on('snapshots').column('at').execute();
      await db.schema.createIndex('snapshots_built').on('snapshots').column('build').execute();
      await db.schema
        .createTable('log_pages')
        .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('entries', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('log_pages_key', ['match', 'seq'])
        .execute();
    },
  },
  '006-attempts': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('matches').addColumn('attempts', 'text').execute();
    },
  },
  '007-visits-and-health': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('matches')
        .addColumn('no_newcomers', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      // nobody knows who came to the tables there are
      await db.schema
        .alterTable('matches')
        .addColumn('visited', 'integer', (c) => c.notNull().defaultTo(1))
        .execute();
      await db.schema
        .alterTable('matches')
        .addColumn('seen_at', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createIndex('matches_unvisited')
        .on('matches')
        .column('seen_at')
        .where(sql.ref('visited'), '=', 0)
        .execute();
      await db.schema
        .createTable('health')
        .addColumn('id', 'integer', (c) => c.primaryKey().notNull())
        .addColumn('body', 'blob', (c) => c.notNull())
        .execute();
    },
  },
  '008-sittings': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('seats').addColumn('sitting', 'text').execute();
      await db.schema.alterTable('chat').addColumn('sitting', 'text').execute();
      await db.schema
        .createTable('past_sittings')
        .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
        .addColumn('sitting', 'text', (c) => c.notNull())
        .addColumn('key_hash', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('past_sittings_key', ['match', 'sitting'])
        .execute();
      // only SQLite was here before sittings were, and only it knows what comes now
      if (!(await isAnythingStored(db))) return;
      await sql`UPDATE seats SET sitting = lower(hex(randomblob(16))) WHERE key_hash IS NOT NULL`.execute(
        db,
      );
      // until now a line was theirs who sat on its seat under its name
      await sql`UPDATE chat SET sitting = (
        SELECT sitting FROM seats
        WHERE seats.match = chat.match AND CAST(seats.seat AS TEXT) = chat.player AND seats.name = chat.name
      )`.execute(db);
    },
  },
  '009-archives': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('archives')
        .addColumn('match', 'text', (c) => c.primaryKey().notNull().references('matches.id'))
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('body', 'blob', (c) => c.notNull())
        .execute();
      await db.schema
        .alterTable('matches')
        .addColumn('archived', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createIndex('matches_unarchived')
        .on('matches')
        .columns(['status', 'updated_at'])
        .where(sql.ref('archived'), '=', sql.lit(0))
        .execute();
    },
  },
  '010-travelling-rules': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('positions')
        .addColumn('match', 'text', (c) => c.primaryKey().notNull().references('matches.id'))
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('hash', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('checked_builds')
        .addColumn('build', 'text', (c) => c.primaryKey().notNull())
        .addColumn('at', 'integer', (c) => c.notNull())
        .execute();
    },
  },
  '011-players': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('players')
        .addColumn('id', 'text', (c) => c.primaryKey().notNull())
        .addColumn('merged_into', 'text', (c) => c.references('players.id'))
        .addColumn('recovery_hash', 'text', (c) => c.unique())
        .addColumn('recovery_at', 'integer')
        .addColumn('created_at', 'integer', (c) => c.notNull())
        .execute();
      await db.schema
        .createIndex('players_merged')
        .on('players')
        .column('merged_into')
        .where(sql.ref('merged_into'), 'is not', null)
        .execute();
      await db.schema
        .createTable('devices')
        .addColumn('id', 'text', (c) => c.primaryKey().notNull())
        .addColumn('player', 'text', (c) => c.notNull().references('players.id'))
        .addColumn('key_hash', 'text', (c) => c.notNull().unique())
        .addColumn('label', 'text', (c) => c.notNull())
        .addColumn('created_at', 'integer', (c) => c.notNull())
        .addColumn('seen_at', 'integer', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('devices_owned').on('devices').column('player').execute();
      await db.schema
        .createIndex('seats_held')
        .on('seats')
        .column('key_hash')
        .where(sql.ref('key_hash'), 'is not', null)
        .execute();
      await db.schema
        .createIndex('past_sittings_held')
        .on('past_sittings')
        .column('key_hash')
        .execute();
      await db.schema.alterTable('seats').addColumn('host_link', 'text').execute();
      await db.schema.alterTable('seats').addColumn('sign', 'integer').execute();
      await db.schema.alterTable('seats').addColumn('avatar', 'text').execute();
    },
  },
  '012-stay-presence': {
    async up(db: Kysely<unknown>) {
      for (const column of ['away_since', 'away_at'])
        await db.schema.alterTable('seats').addColumn(column, 'integer').execute();
      await db.schema
        .createTable('uptime')
        .addColumn('id', 'integer', (c) => c.primaryKey().notNull())
        .addColumn('milliseconds', 'integer', (c) => c.notNull())
        .execute();
    },
  },
  '013-stay-stand-ins': {
    async up(db: Kysely<unknown>) {
      const table = (name: string) => db.schema.alterTable(name);
      await table('matches')
        .addColumn('absence', 'text', (c) => c.notNull().defaultTo('vote'))
        .execute();
      for (const column of ['clock', 'clocked_at', 'abandoned'])
        await table('matches')
          .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
          .execute();
      for (const column of ['host_before', 'paused_at'])
        await table('matches').addColumn(column, 'integer').execute();
      for (const column of ['votes', 'past_holders'])
        await table('matches')
          .addColumn(column, 'text', (c) => c.notNull().defaultTo('[]'))
          .execute();
      await table('seats').addColumn('stand_in', 'text').execute();
      await table('seats').addColumn('deadline', 'integer').execute();
      await table('actions')
        .addColumn('stand_in', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createIndex('seats_due')
        .on('seats')
        .column('deadline')
        .where(sql.ref('deadline'), 'is not', null)
        .execute();
    },
  },
  '014-stay-talk': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('matches')
        .addColumn('banned', 'text', (c) => c.notNull().defaultTo('[]'))
        .execute();
      await db.schema
        .alterTable('matches')
        .addColumn('watchers_talk', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema
        .alterTable('seats')
        .addColumn('muted', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  '015-travel-beginnings': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('matches').addColumn('beginning', 'text').execute();
    },
  },
  '016-servers': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('servers')
        .addColumn('id', 'text', (c) => c.primaryKey().notNull())
        .addColumn('until', 'integer', (c) => c.notNull())
        .execute();
      // what a server had goes with it
      await db.schema
        .createTable('leases')
        .addColumn('match', 'text', (c) => c.primaryKey().notNull())
        .addColumn('server', 'text', (c) =>
          c.notNull().references('servers.id').onDelete('cascade'),
        )
        .execute();
      await db.schema.createIndex('leases_held').on('leases').column('server').execute();
      await db.schema
        .createTable('screens')
        .addColumn('match', 'text', (c) => c.notNull())
        .addColumn('server', 'text', (c) =>
          c.notNull().references('servers.id').onDelete('cascade'),
        )
        .addColumn('seats', 'text', (c) => c.notNull())
        .addColumn('watching', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('screens_key', ['match', 'server'])
        .execute();
      await db.schema.createIndex('screens_shown').on('screens').column('server').execute();
      await db.schema
        .createTable('links')
        .addColumn('about', 'text', (c) => c.primaryKey().notNull())
        .addColumn('code_hash', 'text', (c) => c.notNull().unique())
        .addColumn('until', 'integer', (c) => c.notNull())
        .addColumn('device', 'text')
        .addColumn('taken_by', 'text')
        .execute();
      await db.schema
        .alterTable('matches')
        .addColumn('retold', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema
        .alterTable('uptime')
        .addColumn('noted_at', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  '017-first-players': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('matches').addColumn('first_seat', 'integer').execute();
    },
  },
  '018-players-known-as': {
    async up(db: Kysely<unknown>) {
      const players = () => db.schema.alterTable('players');
      await players().addColumn('name', 'text').execute();
      await players().addColumn('sign', 'integer').execute();
      await players().addColumn('avatar', 'text').execute();
    },
  },
};

const isAnythingStored = async (db: Kysely<unknown>): Promise<boolean> =>
  (await sql`SELECT id FROM matches LIMIT 1`.execute(db)).rows.length > 0;
