import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { newMatchID } from '../server/tables/ids';

// Matches in a folder where no server runs.

export type Stored = { game: string; id: string };

/** Every table of the storage that a running match is in, with the column that names it. */
const PARTS = [
  ['matches', 'id'],
  ['seats', 'match'],
  ['actions', 'match'],
  ['snapshots', 'match'],
  ['log_pages', 'match'],
] as const;

/** Stores so many copies of some matches, each in its turn. */
export const copiesOf = (dataDir: string, originals: readonly Stored[], count: number): Stored[] =>
  withDatabase(dataDir, (db) => {
    const copies = Array.from({ length: count }, (_, i) => ({
      ...originals[i % originals.length],
      copy: newMatchID(),
    }));
    db.transaction(() => {
      for (const { id, copy } of copies) copyMatch(db, id, copy);
    })();
    return copies.map(({ game, copy }) => ({ game, id: copy }));
  });

function copyMatch(db: SqliteDatabase.Database, id: string, copy: string) {
  for (const [part, key] of PARTS) {
    const columns = db.pragma(`table_info(${part})`) as { name: string }[];
    const names = columns.map(({ name }) => name).join(', ');
    const values = columns.map(({ name }) => (name === key ? '?' : name)).join(', ');
    db.prepare(`INSERT INTO ${part} (${names}) SELECT ${values} FROM ${part} WHERE ${key} = ?`).run(
      copy,
      id,
    );
  }
}

/** Has every match loaded by its log alone, as under a new build. */
export const dropSnapshots = (dataDir: string) =>
  withDatabase(dataDir, (db) => db.exec('DELETE FROM snapshots; DELETE FROM log_pages;'));

function withDatabase<T>(dataDir: string, what: (db: SqliteDatabase.Database) => T): T {
  const db = new SqliteDatabase(join(dataDir, 'wondertable.sqlite'));
  try {
    return what(db);
  } finally {
    db.close();
  }
}
