import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import pino, { type Logger } from 'pino';
import { engineLoader } from '../shared/games';
import { addresses } from './addresses';
import { createApp, type App } from './app';
import { backup } from './cli/backup';
import { check, checkPlace, dropCopies, isChecked, linesOf } from './cli/check';
import type { RulesOf } from './bots/thinker';
import { serveBotRequests } from './bots/thinkingThread';
import { workerBots } from './bots/workerBots';
import { readConfig, type Config } from './config';
import { isDatabase, move } from './cli/move';
import { openReport } from './cli/openReport';
import { restore } from './cli/restore';
import { resume } from './cli/resume';
import { lockFolder } from './storage/database/folder';
import { nameOf } from './storage/database/place';
import { reasonOf, StorageError, StorageInUse } from './storage/database/problems';

/** How long a stop may take, in milliseconds, and before that, how long it goes on for the screens it has where other servers take them. */
const STOP_TIME = 4500;
const LEAVING = 3000;

/** The exit code where a setting, the command or the machine will not do, and where another server is in the way. */
const WRONG = 2;
const IN_USE = 3;
/** The exit code where running matches could not go on. */
const UNPLAYABLE = 4;

/** Ends at once, with one clear line for whoever started it. */
function refuse(sentence: string, code = WRONG): never {
  process.stderr.write(`wondertable: ${sentence}\n`);
  process.exit(code);
}

/** What can be asked for instead of serving: a word, and what it is about. */
const COMMANDS: Record<string, (config: Config, about: string) => Promise<Done> | Done | null> = {
  backup: ({ dataDir }, file) => backup({ dataDir, file: asTyped(file) }),
  restore: ({ dataDir }, file) => restore({ dataDir, file: asTyped(file) }),
  move: (from, to) => move({ from, to: isDatabase(to) ? to : asTyped(to) }),
  resume: ({ dataDir, databaseUrl }, reference) =>
    /^[\da-f]{8}$/i.test(reference) ? resume({ dataDir, databaseUrl, reference }) : null,
  'open-report': ({ dataDir }, file) => openReport({ dataDir, file: asTyped(file) }),
  check: (config, how) => (['', '--json'].includes(how) ? check(config, how === '--json') : null),
};

/** Those that are about something. */
const NEEDS_WORD = ['backup', 'restore', 'resume', 'move', 'open-report'];

/** Those that are about the file in the folder. */
const OF_FOLDERS = ['backup', 'restore'];

/** What became of a command; `isBare` is read by programs. */
type Done = { ok: boolean; sentence: string; isBare?: boolean };

/** npm changes the folder, and tells where the command was typed. */
const asTyped = (file: string) => resolve(process.env.INIT_CWD ?? '', file);

async function obey(config: Config, command: string, [about = '', ...more]: string[]) {
  if (config.databaseUrl !== undefined && OF_FOLDERS.includes(command))
    refuse(
      `"${command}" is for a folder, and DATABASE_URL names a database: use PostgreSQL's own pg_dump and pg_restore`,
    );
  const isComplete =
    Object.hasOwn(COMMANDS, command) &&
    more.length === 0 &&
    (about !== '' || !NEEDS_WORD.includes(command));
  const done = isComplete ? await COMMANDS[command](config, about) : null;
  if (done === null)
    refuse(
      'what is understood: "backup FILE", "restore FILE", "move PLACE", "check" and "check --json", "open-report FILE", and "resume REFERENCE" with the eight digits of a stopped match',
    );
  const output = done.ok || done.isBare ? process.stdout : process.stderr;
  output.write(`${done.isBare ? '' : 'wondertable: '}${done.sentence}\n`);
  process.exitCode = done.ok ? 0 : 1;
}

/** How often it is said how far a long look through the matches is, in milliseconds. */
const TELLING = 5000;

/** A new build looks at all running matches before it serves, and before it changes anything of what is stored. */
async function checkFirst(config: Config, build: string, log: Logger, signal: AbortSignal) {
  try {
    if (config.databaseUrl === undefined) lockFolder(config.dataDir)();
    dropCopies(config.dataDir);
    if (await isChecked(config, build)) return;
  } catch (error) {
    if (error instanceof StorageInUse) throw error;
    return; // what is wrong with it is said when it is opened
  }
  let told = -Infinity;
  const onProgress = (done: number, matches: number) => {
    if (performance.now() - told < TELLING) return;
    told = performance.now();
    log.info({ done, matches }, 'looking whether every running match can go on');
  };
  const result = await checkPlace(config, { signal, onProgress }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new StorageError(`the running matches cannot be checked: ${reasonOf(error)}`);
  });
  const lines = linesOf(result);
  if (result.unplayable.length === 0) return log.info(lines[0]);
  if (config.unplayable === 'refuse')
    refuse(
      [
        ...lines,
        'nothing was changed: go back to the version before, or set UNPLAYABLE=leave to serve the others',
      ].join('\nwondertable: '),
      UNPLAYABLE,
    );
  for (const line of lines) log.warn(line);
}

async function main() {
  const read = readConfig(process.env);
  if (!read.ok) refuse(read.problems.join('; '));
  const { config } = read;
  const [command, ...words] = process.argv.slice(2);
  if (command !== undefined) return obey(config, command, words);
  // whoever reads the log may go away; the server must not follow
  process.stdout.on('error', () => undefined);
  const log = pino({ level: config.logLevel, base: undefined }, process.stdout);
  for (const doubt of read.doubts) log.warn(doubt);

  // whoever ends it while it looks through the matches does not want it to serve any more
  const ending = new AbortController();
  let stop = async (_signal: string) => ending.abort();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(signal));

  let app: App;
  let port: number;
  try {
    const build = await buildOf(__filename);
    await checkFirst(config, build, log, ending.signal);
    app = await createApp({
      config,
      log,
      clientDir: join(dirname(process.argv[1]), 'client'),
      thinker: workerBots(__filename, config.limits.botThought),
      build,
    });
    port = await app.listen();
  } catch (error) {
    if (ending.signal.aborted) return log.info('stopped');
    if (error instanceof StorageInUse) refuse(error.message, IN_USE);
    if (error instanceof StorageError) refuse(error.message);
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') refuse(`port ${config.port} is in use; choose another with PORT`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      refuse(`cannot listen on ${config.host} port ${config.port}`);
    throw error;
  }

  const { url, lan } = addresses(config, port);
  const { durability } = config;
  log.info({ port, url, lan, data: nameOf(config), durability }, 'listening');
  if (process.stdout.isTTY) {
    process.stdout.write(`\n  Wondertable is open at  ${url}\n`);
    if (lan !== undefined) process.stdout.write(`  on your network at      ${lan}\n\n`);
  }

  let stopping = false;
  stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_TIME + LEAVING).unref();
    // whoever stops it by hand does not want to wait
    if ((await app.leave()) && signal === 'SIGTERM') await pause(LEAVING);
    await app.close();
    log.info('stopped');
    process.exit(0);
  };
  // a promise nobody waits for is a fault of ours, and no reason to end everybody's match
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  if (ending.signal.aborted) await stop('before it was open');
}

/** What tells a build from others: what it is made of. */
const buildOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('base64url');

const engineOf = engineLoader();

/** Rules that a match is played by are at hand. */
const rulesOf: RulesOf = async (game, version) => (await engineOf(game, version))!.module;

if (isMainThread) void main();
else serveBotRequests(rulesOf);
