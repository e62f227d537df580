import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { LIMITS, variableOf } from '../limits';
import { postJson, type TestServer } from './server';
import { settingsFor } from './storage';

/** The server as a process of its own, to be killed, stopped and started wrongly. */
export type Started = TestServer & {
  child: ChildProcess;
  /** Its exit code, once all that it said is in. */
  exit: Promise<number | null>;
  errors(): string;
};

/** A program of one's own for each process that tests, beside node_modules, where the bundle finds the native module. */
export const PROGRAM = join(
  ...[__dirname, '..', '..', 'node_modules', '.cache', 'wondertable'],
  `server-${process.pid}.js`,
);

/** Settings for programs, which are faster than people: no limit but those on sizes. */
export const UNLIMITED: Record<string, string> = Object.fromEntries(
  Object.entries(LIMITS).flatMap(([name, limit]) =>
    typeof limit === 'number' ? [] : [[variableOf(name), '1000000/1000000']],
  ),
);

/** Bundles the server as it is now, or what is to run in its place, for all tests of a file; gone after them. */
export function useProgram(file = '../main.ts') {
  beforeAll(() =>
    build({
      entryPoints: [join(__dirname, file)],
      outfile: PROGRAM,
      bundle: true,
      platform: 'node',
      target: 'node20',
      external: ['better-sqlite3'],
      logLevel: 'error',
    }),
  );
  afterAll(() => rmSync(PROGRAM, { force: true }));
}

type How = {
  args?: string[];
  /** Another program than that of the file. */
  program?: string;
  /** Words to put before the command, as a shell has them. */
  under?: string;
  options?: SpawnOptions;
};

/** Starts the program, whatever becomes of it. */
export function start(
  env: Record<string, string>,
  { args = [], program = PROGRAM, under, options }: How = {},
): Started {
  const command = [process.execPath, program, ...args];
  const [file, ...rest] =
    under === undefined ? command : ['/bin/sh', '-c', `${under}; exec "$0" "$@"`, ...command];
  const child = spawn(file, rest, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', BOT_PACE_MS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  let errors = '';
  child.stderr!.on('data', (chunk) => (errors += String(chunk)));
  const exit = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return Object.assign({} as TestServer, { child, exit, errors: () => errors });
}

/** Starts the server and waits for the line that tells its port. */
export async function listening(env: Record<string, string>, how: How = {}): Promise<Started> {
  const started = start({ ...(await settingsFor(env.DATA_DIR)), ...env }, how);
  const logged: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(started.child.stdout!).on('line', (line) => {
      logged.push(line);
      const entry = JSON.parse(line);
      if (entry.msg === 'listening') resolve(entry.port);
    });
    void started.exit.then(() => reject(new Error(started.errors())));
  });
  const url = `http://127.0.0.1:${port}`;
  return Object.assign(started, {
    url,
    port,
    logged,
    dataDir: env.DATA_DIR,
    get: async (path: string) => (await fetch(`${url}${path}`)).json(),
    post: async (path: string, body: unknown) => (await postJson(`${url}${path}`, body)).json(),
  });
}
