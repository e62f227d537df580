import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { engineLoader } from '../../shared/games';
import { checkMatches, type Checking, type CheckResult } from '../matches/check';
import { makeFolder } from '../storage/database/folder';
import { lastMigration } from '../storage/database/migrate';
import type { Db } from '../storage/database/open';
import { nameOf, type Place } from '../storage/database/place';
import { reasonOf } from '../storage/database/problems';
import { databaseFile, openFolder } from '../storage/database/sqlite';
import { copyTables, ofRunning } from '../storage/database/transfer';

const PREFIX = 'checking-';

/** What of a match it takes to play it again. */
const NEEDED = ['matches', 'seats', 'actions', 'archives', 'positions'] as const;

/**
 * Whether this build could go on with every running match that is kept somewhere. It looks at a copy, so
 * that nothing is changed, whatever this build would change, and whoever is using it.
 */
export async function checkPlace(
  place: Place,
  { loadEngine = engineLoader(), ...how }: Partial<Checking> = {},
): Promise<CheckResult> {
  const { dataDir, databaseUrl } = place;
  if (!(await isAnythingThere(place))) return { matches: 0, unplayable: [] };
  makeFolder(dataDir);
  const folder = mkdtempSync(join(dataDir, PREFIX));
  try {
    if (databaseUrl === undefined) copy(dataDir, folder);
    else await copyRunning(databaseUrl, folder);
    const db = await openFolder({ dataDir: folder, durability: 'normal' });
    try {
      return await checkMatches(db, { loadEngine, ...how });
    } finally {
      await db.destroy();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isAnythingThere = async ({ dataDir, databaseUrl }: Place): Promise<boolean> =>
  databaseUrl === undefined
    ? existsSync(databaseFile(dataDir))
    : within(databaseUrl, async (db) => (await db.introspection.getTables()).length > 0);

/** Whether a build has looked at this place before, and found no fault or was told to go on. */
export async function isChecked(place: Place, build: string): Promise<boolean> {
  const { dataDir, databaseUrl } = place;
  if (!(await isAnythingThere(place))) return true;
  if (databaseUrl !== undefined) return isCheckedDatabase(databaseUrl, build);
  const sqlite = new SqliteDatabase(databaseFile(dataDir), { timeout: 5000, readonly: true });
  try {
    const known = sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'checked_builds'").get();
    if (known === undefined) return false;
    return sqlite.prepare('SELECT 1 FROM checked_builds WHERE build = ?').get(build) !== undefined;
  } finally {
    sqlite.close();
  }
}

/** The same of a database on PostgreSQL, where every version has kept that. */
const isCheckedDatabase = (databaseUrl: string, build: string): Promise<boolean> =>
  within(databaseUrl, async (db) => {
    const known = db.selectFrom('checked_builds').select('build').where('build', '=', build);
    return (await known.execute()).length > 0;
  });

/** Removes copies of a check that was killed. */
export function dropCopies(dataDir: string): void {
  for (const name of existsSync(dataDir) ? readdirSync(dataDir) : [])
    if (name.startsWith(PREFIX)) rmSync(join(dataDir, name), { recursive: true, force: true });
}

function copy(dataDir: string, folder: string) {
  const sqlite = new SqliteDatabase(databaseFile(dataDir), { timeout: 5000 });
  try {
    sqlite.prepare('VACUUM INTO ?').run(databaseFile(folder));
  } finally {
    sqlite.close();
  }
}

/** The same of a database on PostgreSQL, but only what is looked at, in a folder with the tables that the database has. */
const copyRunning = (databaseUrl: string, dataDir: string): Promise<void> =>
  within(databaseUrl, async (from) => {
    const upTo = await lastMigration(from);
    const to = await openFolder({ dataDir, durability: 'normal' }, { upTo });
    try {
      await from
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((moment) => copyTables(moment, to, NEEDED, ofRunning));
    } finally {
      await to.destroy();
    }
  });

async function within<T>(databaseUrl: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { connectTo } = await import('../storage/database/postgres');
  const db = connectTo(databaseUrl);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** What was found, a line for each match that cannot go on and one for all. */
export const linesOf = ({ matches, unplayable }: CheckResult): string[] => [
  ...unplayable.map(
    ({ id, game, version, problem }) => `${game}/${id} (rules version ${version}): ${problem}`,
  ),
  unplayable.length === 0
    ? `every running match can go on: ${matches}`
    : `of ${matches} running matches ${unplayable.length} cannot go on`,
];

/** The command: a line for each match that cannot go on, or all of it as JSON. */
export async function check(
  place: Place,
  asJson: boolean,
): Promise<{ ok: boolean; sentence: string; isBare?: boolean }> {
  try {
    const result = await checkPlace(place);
    return {
      ok: result.unplayable.length === 0,
      isBare: asJson,
      sentence: asJson ? JSON.stringify(result) : linesOf(result).join('\nwondertable: '),
    };
  } catch (error) {
    return {
      ok: false,
      sentence: `${nameOf(place)} cannot be checked: ${reasonOf(error)}`,
    };
  }
}
