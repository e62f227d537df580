import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const SERVER = join(__dirname, '../dist/server.js');

/** A built server that listens. */
export type RunningServer = {
  /** Where its home page is, with a slash at the end. */
  url: string;
  port: number;
  /** Its data folder; give it to the next server to go on where this one was. */
  dataDir: string;
  /** Every line it wrote, oldest first. */
  lines: string[];
  /** Asks it to end, as Ctrl-C does; its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut would. */
  kill9(): Promise<void>;
};

type Options = {
  /** Settings beside a free port, this machine only, and a data folder of its own. */
  env?: Record<string, string>;
  /** Another build than that of this checkout. */
  program?: string;
};

type ServerProcess = ChildProcessByStdio<null, Readable, Readable>;

const children = new Set<ServerProcess>();
const folders = new Set<string>();

// no test file has to remember; hooks run in the order they were given in, so this one before its own
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Starts dist/server.js as a process of its own and waits until it listens; ended after the test file. */
export async function startServer({
  env = {},
  program = SERVER,
}: Options = {}): Promise<RunningServer> {
  const dataDir = env.DATA_DIR ?? temporaryFolder();
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      ...env,
      DATA_DIR: dataDir,
    },
  });
  children.add(child);
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const lines: string[] = [];
  const port = await listening(child, lines);

  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exit;
  };
  return {
    url: new URL(`${env.BASE_PATH ?? ''}/`, `http://127.0.0.1:${port}`).href,
    port,
    dataDir,
    lines,
    stop: () => end('SIGTERM'),
    async kill9() {
      await end('SIGKILL');
    },
  };
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wondertable-'));
  folders.add(folder);
  return folder;
}

/** Collects what a server says; the port, once it says that it listens. */
function listening({ stdout, stderr }: ServerProcess, lines: string[]): Promise<number> {
  const says = createInterface(stdout);
  createInterface(stderr).on('line', (line) => lines.push(line));
  return new Promise((resolve, reject) => {
    says.on('line', (line) => {
      lines.push(line);
      if (line.includes('"msg":"listening"')) resolve((JSON.parse(line) as { port: number }).port);
    });
    says.on('close', () => reject(new Error(`the server ended:\n${lines.join('\n')}`)));
  });
}
