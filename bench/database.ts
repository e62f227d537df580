import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';

/** A PostgreSQL under measurement, which waits for its disk. */
export type Database = {
  /** The address of another, empty database of it. */
  empty(): Promise<string>;
  /** What it has done so far. */
  load(): Promise<Load>;
  stop(): Promise<void>;
};

/** Transactions, bytes written ahead, and seconds of processor time; none of that where the machine does not tell. */
export type Load = { transactions: number; bytes: number; cpu: number };

/** Where the checkout has its modules, and its scripts beside them. */
const ROOT = dirname(process.env.NODE_PATH!);
const PROGRAM = join(ROOT, 'server/test-support/postgres/serve.mjs');

export async function startDatabase(): Promise<Database> {
  const child = spawn(process.execPath, [PROGRAM, 'durable'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout!)[Symbol.asyncIterator]();
  const url = (await lines.next()).value as string;
  const client = new Client({ connectionString: url });
  await client.connect();
  let made = 0;
  return {
    async empty() {
      const name = `bench_${++made}`;
      await client.query(`CREATE DATABASE ${name}`);
      const address = new URL(url);
      address.pathname = name;
      return String(address);
    },
    async load() {
      const { rows } = await client.query<{ transactions: string; bytes: string }>(
        `SELECT (SELECT sum(xact_commit) FROM pg_stat_database) AS transactions,
           pg_current_wal_lsn() - '0/0' AS bytes`,
      );
      const processes = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
      return {
        transactions: Number(rows[0].transactions),
        bytes: Number(rows[0].bytes),
        cpu: processes.rows.reduce((sum, { pid }) => sum + secondsOf(pid), 0),
      };
    },
    async stop() {
      await client.end();
      child.stdin!.end();
      await new Promise((resolve) => child.once('close', resolve));
    },
  };
}

/** How many of the units there are in a second by which Linux counts processor time. */
const TICKS = 100;

function secondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}
