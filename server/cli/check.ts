import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { engineLoader } from '../../shared/games';
import type { EngineLoader } from '../../shared/games/past';
import { checkMatches, type CheckResult } from '../matches/check';
import { reasonOf } from '../storage/copies';
import { databaseFile, openStorage } from '../storage/open';

const PREFIX = 'checking-';

/**
 * Whether this build could go on with every running match of a data folder. It looks at a copy, so
 * that nothing is changed, whatever this build would change, and whoever is using the folder.
 */
export async function checkFolder(
  dataDir: string,
  loadEngine: EngineLoader = engineLoader(),
): Promise<CheckResult> {
  if (!existsSync(databaseFile(dataDir))) return { matches: 0, unplayable: [] };
  const folder = mkdtempSync(join(dataDir, PREFIX));
  try {
    copy(dataDir, folder);
    const db = await openStorage(folder, 'normal');
    try {
      return await checkMatches(db, loadEngine);
    } finally {
      await db.destroy();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether a build has looked at this folder before, and found no fault or was told to go on. */
export function isChecked(dataDir: string, build: string): boolean {
  if (!existsSync(databaseFile(dataDir))) return true;
  const sqlite = new SqliteDatabase(databaseFile(dataDir), { timeout: 5000, readonly: true });
  try {
    const known = sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'checked_builds'").get();
    if (known === undefined) return false;
    return sqlite.prepare('SELECT 1 FROM checked_builds WHERE build = ?').get(build) !== undefined;
  } finally {
    sqlite.close();
  }
}

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
export async function check(asked: {
  dataDir: string;
  json: boolean;
}): Promise<{ ok: boolean; sentence: string; isBare?: boolean }> {
  try {
    const result = await checkFolder(asked.dataDir);
    return {
      ok: result.unplayable.length === 0,
      isBare: asked.json,
      sentence: asked.json ? JSON.stringify(result) : linesOf(result).join('\nwondertable: '),
    };
  } catch (error) {
    return {
      ok: false,
      sentence: `${databaseFile(asked.dataDir)} cannot be checked: ${reasonOf(error)}`,
    };
  }
}
