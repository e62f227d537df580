// Imported before anything that needs a package: checks Node.js and installs what is missing.
import './node-version.mjs';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { npm, ROOT, secondsSince } from './run.mjs';

const QUIET = ['--loglevel=error', '--no-audit', '--no-fund'];
const COMPILER =
  'If the lines above name node-gyp, python, make or a compiler: better-sqlite3 had to be compiled and\n' +
  'the tools for it are missing (Debian: apt-get install python3 make g++; macOS: xcode-select --install).';

if (!isInstalled()) {
  await stage(
    'Installing packages. Where no ready-made SQLite module can be fetched, it is compiled: up to two minutes in all.',
    ['ci', '--include=dev', ...QUIET],
  );
}
if (sqliteProblem() !== null) {
  await stage(
    `Building the SQLite module for Node.js ${process.versions.node}; compiling it takes about a minute.`,
    ['rebuild', 'better-sqlite3', ...QUIET],
  );
  const problem = sqliteProblem();
  if (problem !== null) {
    console.error(`The SQLite module was built, but does not load: ${problem}`);
    process.exit(1);
  }
}

/** Whether node_modules holds what the lockfile names; npm may leave out optional packages of other systems. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    return path in present ? present[path].version === version : optional === true;
  });
}

function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(join(ROOT, lockfile), 'utf8')).packages;
  } catch {
    return {}; // nothing was ever installed here, or not to the end
  }
}

/** Why the one native module does not fit this system and this Node.js, or `null` when it does. */
function sqliteProblem() {
  try {
    const Database = createRequire(join(ROOT, 'package.json'))('better-sqlite3');
    new Database(':memory:').close();
    return null;
  } catch (error) {
    return error.message;
  }
}

/** One step of npm's, announced before it starts and with a sign of life while it runs. */
async function stage(sentence, args) {
  console.log(sentence);
  const start = Date.now();
  const alive = setInterval(() => console.log(`  still at it (${secondsSince(start)})`), 20_000);
  const code = await npm(args);
  clearInterval(alive);
  if (code !== 0) {
    console.error(`npm ${args[0]} failed. ${COMPILER}`);
    process.exit(1);
  }
  console.log(`  done in ${secondsSince(start)}`);
}
