// Installs and builds nothing below a running server: it would lose its modules and its pages.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isInstalled, sqliteProblem, SQLITE } from './install.mjs';
import { isBuilt } from './sources.mjs';

/** Whether a server holds a data folder; it is not known, and then not said, where SQLite does not load yet. */
export function isHeld(dataDir) {
  const file = join(dataDir, 'wondertable.lock');
  if (!existsSync(file) || sqliteProblem() !== null) return false;
  const Database = createRequire(import.meta.url)(SQLITE);
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return false;
  } catch (error) {
    return String(error.code).startsWith('SQLITE_BUSY');
  } finally {
    lock.close();
  }
}

/** Ends this process as the server does where another is in its way, if there is anything to install or to build. */
export function refuseBesideServer(dataDir, isStale = !isInstalled(false) || !isBuilt()) {
  if (!isStale || !isHeld(dataDir)) return;
  console.error(`wondertable: a server is using ${dataDir}; stop it first`);
  process.exit(3);
}
