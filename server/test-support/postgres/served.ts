import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A PostgreSQL of a test's own: it waits for the disk, as hosts have it, or takes encrypted connections. */
export type OwnPostgres = {
  url: string;
  /** Has it do something, and resolves once it is done. */
  order(what: 'restart' | 'kill' | 'start'): Promise<void>;
  stop(): Promise<void>;
};

export async function startPostgres(how: 'durable' | 'encrypted'): Promise<OwnPostgres> {
  const child = spawn(process.execPath, [join(__dirname, 'serve.mjs'), how], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    url: (await said.next()).value as string,
    async order(what) {
      child.stdin.write(`${what}\n`);
      const { value } = await said.next();
      if (value !== what) throw new Error(`the database said ${value}`);
    },
    async stop() {
      child.stdin.end();
      await new Promise((resolve) => child.once('close', resolve));
    },
  };
}
