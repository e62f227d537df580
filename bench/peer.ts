import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Vitals } from './probe';

/** A server under measurement, a process of its own. */
export type Peer = {
  port: number;
  /** Whether it answers messages, as our client asks it to. */
  answers: boolean;
  /** The lines it logged that tell of a fault of its own. */
  faults: readonly string[];
  /** What it has used so far; `collect` throws away what nobody holds any more first. */
  vitals(collect?: boolean): Promise<Vitals>;
  stop(): Promise<void>;
  /** Ends it as a machine that loses its power does. */
  kill(): Promise<void>;
};

type Options = {
  answers?: boolean;
  env?: Record<string, string>;
  /** A folder for a profile of all it does until it is stopped. */
  profile?: string;
};

/** Our server as it is built, with a data folder of its own unless it is given one. */
export const builtServer = ({ env, profile }: Pick<Options, 'env' | 'profile'> = {}) =>
  startPeer('dist/server.js', { answers: true, env: { DATA_DIR: newFolder(), ...env }, profile });

/** Our server for load: the same, with room for screens that play faster than people. */
export const loadedServer = (profile?: string, env: Record<string, string> = {}) =>
  startPeer('peers/ours.js', {
    answers: true,
    env: { TRUST_PROXY: '1', DATA_DIR: newFolder(), ...env },
    profile,
  });

/** boardgame.io's own server, in memory. */
export const stockServer = (profile?: string) => startPeer('peers/stock.js', { profile });

/** Rooms of bare socket.io. */
export const echoServer = () => startPeer('peers/echo.js');

/** A data folder that goes with the bench. */
export const newFolder = () => mkdtempSync(join(__dirname, 'data-'));

/** Starts a program beside this one, and waits until it says that it listens. */
async function startPeer(
  program: string,
  { answers = false, env, profile }: Options = {},
): Promise<Peer> {
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      ...(profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', resolve(profile)]),
      ...['--require', join(__dirname, 'probe.js'), join(__dirname, program)],
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', ...env },
    },
  );
  const exit = once(child, 'exit');
  const lines = createInterface(child.stdout!);
  const faults: string[] = [];
  lines.on('line', (line) => {
    if (/"level":[56]0/.test(line)) faults.push(line);
  });
  const port = await new Promise<number>((found, reject) => {
    lines.on('line', (line) => {
      if (line.includes('"listening"')) found((JSON.parse(line) as { port: number }).port);
    });
    lines.on('close', () => reject(new Error(`${program} ended`)));
  });
  return {
    port,
    answers,
    faults,
    async vitals(collect = false) {
      const said = once(child, 'message') as Promise<[Vitals]>;
      child.send({ collect });
      return (await said)[0];
    },
    async stop() {
      child.disconnect();
      await exit;
    },
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
