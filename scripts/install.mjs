import './node-version.mjs';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { npm, ROOT, secondsSince } from './run.mjs';

const QUIET = ['--loglevel=error', '--no-audit', '--no-fund'];
const COMPILER =
  'If the lines above name node-gyp, python, make or a compiler: on Node.js 20 SQLite has to be compiled, and\n' +
  'the tools for it are missing (Debian: apt-get install python3 make g++; macOS: xcode-select --install).\n' +
  'A newer Node.js needs none of them.';

export const SQLITE = join(ROOT, 'node_modules/better-sqlite3');

// what ends with Node.js 20: these lines, what they lead to, and the folder of that name beside this file
const IS_NODE_20 = process.versions.node.startsWith('20.');
const FOR_NODE_20 = join(ROOT, 'scripts/node20');
const SET_ASIDE = join(ROOT, 'node_modules/.set-aside/better-sqlite3');

/** Where the SQLite module lies that is shipped, whatever this Node.js uses. */
export const shippedSqlite = () => (existsSync(SET_ASIDE) ? SET_ASIDE : SQLITE);

/** Installs what is missing: what it takes to build and to run, and the tools of the tests where they are asked for. */
export async function install({ tests }) {
  if (!isInstalled(tests)) {
    // who has them keeps them
    const dev = tests || existsSync(join(ROOT, 'node_modules/jest'));
    await stage('Installing packages.', ['ci', dev ? '--include=dev' : '--omit=dev', ...QUIET]);
  }
  if (IS_NODE_20 && sqliteProblem() !== null) await takeOlderSqlite();
  const problem = sqliteProblem();
  if (problem === null) return;
  console.error(`SQLite does not load: ${problem}`);
  process.exit(1);
}

/** Has the last version that Node.js 20 can load take the place of the one that is shipped. */
async function takeOlderSqlite() {
  const older = join(FOR_NODE_20, 'node_modules/better-sqlite3');
  if (problemOf(older) !== null)
    await stage(
      'Compiling SQLite, as has to be done on Node.js 20: up to two minutes.',
      ['ci', ...QUIET],
      FOR_NODE_20,
    );
  if (isLink(SQLITE)) return;
  rmSync(SET_ASIDE, { recursive: true, force: true });
  mkdirSync(dirname(SET_ASIDE), { recursive: true });
  renameSync(SQLITE, SET_ASIDE);
  symlinkSync(older, SQLITE, 'junction');
}

/** Whether node_modules holds what the lockfile names; npm may leave out optional packages of other systems. */
export function isInstalled(tests) {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  const isThere = ([path, { version, optional, dev }]) => {
    if (path === '' || (dev && !tests)) return true;
    return path in present ? present[path].version === version : optional === true;
  };
  return Object.entries(wanted).every(isThere) && (IS_NODE_20 || !isLink(SQLITE));
}

function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(join(ROOT, lockfile), 'utf8')).packages;
  } catch {
    return {}; // nothing was ever installed here, or not to the end
  }
}

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/** Why the one native module does not fit this system and this Node.js, or `null` when it does. */
export function sqliteProblem() {
  if (IS_NODE_20 && !isLink(SQLITE)) return 'the newer one would end this process without a word';
  return problemOf(SQLITE);
}

function problemOf(folder) {
  try {
    const Database = createRequire(import.meta.url)(folder);
    new Database(':memory:').close();
    return null;
  } catch (error) {
    return error.message;
  }
}

/** One step of npm's, announced before it starts and with a sign of life while it runs. */
async function stage(sentence, args, cwd = ROOT) {
  console.log(sentence);
  const start = Date.now();
  const alive = setInterval(() => console.log(`  still at it (${secondsSince(start)})`), 20_000);
  const code = await npm(args, { cwd });
  clearInterval(alive);
  if (code !== 0) {
    console.error(`npm ${args[0]} failed. ${IS_NODE_20 ? COMPILER : ''}`);
    process.exit(1);
  }
  console.log(`  done in ${secondsSince(start)}`);
}
