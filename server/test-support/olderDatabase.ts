import SqliteDatabase from 'better-sqlite3';

/** What takes each migration back, the newest first. Only a test ever goes back. */
const UNDOING: [string, string][] = [
  [
    '018',
    `ALTER TABLE players DROP COLUMN name; ALTER TABLE players DROP COLUMN sign; ALTER TABLE players DROP COLUMN avatar`,
  ],
  ['017', `ALTER TABLE matches DROP COLUMN first_seat`],
  [
    '016',
    `DROP TABLE screens; DROP TABLE leases; DROP TABLE servers; DROP TABLE links;
     ALTER TABLE matches DROP COLUMN retold; ALTER TABLE uptime DROP COLUMN noted_at`,
  ],
  ['015', `ALTER TABLE matches DROP COLUMN beginning`],
  [
    '014',
    `ALTER TABLE matches DROP COLUMN banned; ALTER TABLE matches DROP COLUMN watchers_talk;
     ALTER TABLE seats DROP COLUMN muted`,
  ],
  [
    '013',
    `DROP INDEX seats_due; ALTER TABLE actions DROP COLUMN stand_in; ALTER TABLE seats DROP COLUMN deadline;
     ALTER TABLE seats DROP COLUMN stand_in;
     ${[
       'absence',
       'clock',
       'clocked_at',
       'host_before',
       'paused_at',
       'abandoned',
       'votes',
       'past_holders',
     ]
       .map((column) => `ALTER TABLE matches DROP COLUMN ${column}`)
       .join(';')}`,
  ],
  [
    '012',
    `DROP TABLE uptime; ALTER TABLE seats DROP COLUMN away_since; ALTER TABLE seats DROP COLUMN away_at`,
  ],
  [
    '011',
    `DROP TABLE devices; DROP TABLE players; DROP INDEX seats_held; DROP INDEX past_sittings_held;
     ALTER TABLE seats DROP COLUMN host_link; ALTER TABLE seats DROP COLUMN sign; ALTER TABLE seats DROP COLUMN avatar`,
  ],
  ['010', `DROP TABLE positions; DROP TABLE checked_builds`],
  [
    '009',
    `DROP TABLE archives; DROP INDEX matches_unarchived; ALTER TABLE matches DROP COLUMN archived`,
  ],
  [
    '008',
    `DROP TABLE past_sittings; ALTER TABLE chat DROP COLUMN sitting; ALTER TABLE seats DROP COLUMN sitting`,
  ],
  [
    '007',
    `DROP INDEX matches_unvisited; DROP TABLE health; ALTER TABLE matches DROP COLUMN no_newcomers;
     ALTER TABLE matches DROP COLUMN visited; ALTER TABLE matches DROP COLUMN seen_at`,
  ],
  ['006', `ALTER TABLE matches DROP COLUMN attempts`],
  ['005', `DROP TABLE snapshots; DROP TABLE log_pages`],
  ['004', `DROP INDEX matches_coded; ALTER TABLE matches DROP COLUMN revision`],
  ['003', `ALTER TABLE chat DROP COLUMN name`],
];

/** Makes a database, which nobody uses meanwhile, one from before a migration, named by its number. */
export function makeOlder(file: string, migration: string) {
  const db = new SqliteDatabase(file);
  for (const [number, undo] of UNDOING) if (number >= migration) db.exec(undo);
  db.prepare('DELETE FROM kysely_migration WHERE name >= ?').run(migration);
  db.close();
}
