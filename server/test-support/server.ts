import { join } from 'node:path';
import pino from 'pino';
import type { GameModule } from '../../shared/engine/game';
import type { EngineLoader } from '../../shared/games/past';
import { createApp, type App } from '../app';
import type { BotClock } from '../bots/drawnDelay';
import type { BotThinker } from '../bots/thinker';
import { readConfig } from '../config';
import type { After } from '../monotonic';
import type { Limits } from '../limits';
import { forget, newFolder, settingsFor } from './storage';

/** Programs play faster than people. */
const MUCH = { burst: 1e6, perSecond: 1e6 };
export const FAST: Partial<Limits> = {
  requests: MUCH,
  hits: MUCH,
  creations: MUCH,
  tables: MUCH,
  newSockets: MUCH,
  packets: MUCH,
  bytes: MUCH,
  messages: MUCH,
  addressMessages: MUCH,
  syncs: MUCH,
  actions: MUCH,
  joins: MUCH,
  renames: MUCH,
  wrongKeys: MUCH,
  secrets: MUCH,
};

/** The real server on a free port, with a data folder of its own. */
export type TestServer = {
  url: string;
  port: number;
  dataDir: string;
  /** All that it logged, as lines of JSON. */
  logged: string[];
  get<T>(path: string): Promise<T>;
  /** Posts JSON; throws the answer's code when it is refused. */
  post<T>(path: string, body: unknown): Promise<T>;
  stop(): Promise<void>;
};

/** One in this very process. */
export type OwnServer = TestServer & {
  /** Does at once what the server does by itself once a minute. */
  sweep(): Promise<void>;
  /** Has other servers do what this one did for all, as it does before it stops. */
  leave(): Promise<boolean>;
};

export type Settings = {
  env?: Record<string, string>;
  clientDir?: string;
  dataDir?: string;
  limits?: Partial<Limits>;
  games?: readonly GameModule[];
  loadEngine?: EngineLoader;
  build?: string;
  now?: () => number;
  monotonic?: () => number;
  after?: After;
  thinker?: BotThinker;
  clock?: BotClock;
  shares?: boolean;
};

export async function runServer({
  env = {},
  clientDir,
  dataDir,
  limits = FAST,
  ...parts
}: Settings = {}): Promise<OwnServer> {
  const folder = dataDir ?? newFolder();
  const read = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    ...(await settingsFor(folder)),
    BOT_PACE_MS: '0',
    LOG_LEVEL: 'debug',
    ...env,
  });
  if (!read.ok) throw new Error(read.problems.join('; '));
  const logged: string[] = [];
  const log = pino({ level: read.config.logLevel }, { write: (line) => void logged.push(line) });
  const app: App = await createApp({
    config: { ...read.config, limits: { ...read.config.limits, ...limits } },
    log,
    clientDir: clientDir ?? join(folder, 'no-client'),
    // the time of a test's own is no database's
    shares: parts.monotonic === undefined,
    ...parts,
  });
  const port = await app.listen();
  const url = `http://127.0.0.1:${port}${read.config.basePath}`;
  let stopping: Promise<void> | undefined;
  async function stop() {
    await app.close();
    if (dataDir === undefined) await forget(folder);
  }
  return {
    url,
    port,
    dataDir: folder,
    logged,
    get: async (path) => answer(await fetch(`${url}${path}`)),
    post: async (path, body) => answer(await postJson(`${url}${path}`, body)),
    sweep: () => app.sweep(),
    leave: () => app.leave(),
    stop: () => (stopping ??= stop()),
  };
}

export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function answer<T>(response: Response): Promise<T> {
  const body = (await response.json()) as T & { code?: string };
  if (!response.ok) throw new Error(body.code);
  return body;
}
