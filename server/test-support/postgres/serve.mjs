// A PostgreSQL of one's own, to be restarted: a process that says its address, does what each line says that it is
// given, and says when; it ends, and its folder goes, when there are no more lines. With `durable` it waits for the disk, with
// `encrypted` it takes encrypted connections.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { killPostgres, ownPostgres, startAgain } from './own.mjs';

const { postgres, url, databaseDir } = await ownPostgres({
  persistent: true,
  durable: process.argv[2] === 'durable',
  encrypted: process.argv[2] === 'encrypted',
});

const ORDERS = {
  async restart() {
    await postgres.stop();
    await postgres.start();
  },
  kill: () => killPostgres(postgres),
  start: () => startAgain(postgres),
};

process.stdout.write(`${url}\n`);
for await (const line of createInterface(process.stdin)) {
  await ORDERS[line]();
  process.stdout.write(`${line}\n`);
}
await postgres.stop();
rmSync(databaseDir, { recursive: true, force: true });
process.exit(0);
