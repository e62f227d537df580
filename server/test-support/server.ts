import { join } from 'node:path';
import pino from 'pino';
import { io, type Socket } from 'socket.io-client';
import {
  connect,
  type Connection,
  type Snapshot,
  type ToldShare,
} from '../../shared/protocol/connection';
import { legalMoves } from '../../shared/engine/legal';
import type { GameModule } from '../../shared/engine/game';
import { gameOf } from '../../shared/games';
import type { EngineLoader } from '../../shared/games/past';
import type { CreateAnswer, CreateBody, JoinAnswer, Table } from '../../shared/protocol/table';
import { createApp, type App } from '../app';
import type { BotClock } from '../bots/delay';
import type { BotThinker } from '../bots/thinker';
import { readConfig } from '../config';
import type { After } from '../monotonic';
import { sha256 } from '../../shared/engine/fairness';
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

/** Resolves when something holds; asked again after each change that `subscribe` tells of. */
export function until(subscribe: (listener: () => void) => () => void, holds: () => boolean) {
  return new Promise<void>((resolve) => {
    if (holds()) return resolve();
    const stop = subscribe(() => {
      if (!holds()) return;
      stop();
      resolve();
    });
  });
}

/** Resolves when something holds of what several see. */
export const seenByAll = (sitters: readonly Sitter[], holds: () => boolean) =>
  until((listener) => {
    const stops = sitters.map(({ connection }) => connection.subscribe(listener));
    return () => stops.forEach((stop) => stop());
  }, holds);

/** Somebody at a table over our own connection. */
export type Sitter = {
  game: string;
  playerID: string;
  credentials: string;
  connection: Connection;
  snapshot(): Snapshot;
  /** Resolves when what this player sees is as wanted. */
  sees(wanted: (snapshot: Snapshot) => boolean): Promise<void>;
};

export const GAME = 'ya-blew-it';

/** What people add to the shuffle, seat by seat. */
export const NONCES = ['11', '22', '33', '44', '55', '66'].map((pair) => pair.repeat(32));

/** Opens a host's table, seats people at it with their nonces, and connects them; the first is the host. */
export async function seatPeople(
  server: TestServer,
  {
    game = GAME,
    people,
    bots = 0,
    options,
    wishes,
    devices = [],
  }: {
    game?: string;
    people: number;
    bots?: number;
    options?: object;
    wishes?: Partial<CreateBody>;
    /** The keys of those who come with a device of theirs, by their seats. */
    devices?: (string | undefined)[];
  },
): Promise<{ matchID: string; sitters: Sitter[] }> {
  const created = await server.post<CreateAnswer>(`/games/${game}/create`, {
    numPlayers: people + bots,
    start: 'host',
    unlisted: true,
    playerName: 'Player 0',
    nonceHash: sha256(NONCES[0]),
    ...deviceOf(devices[0]),
    bots: Array.from({ length: bots }, () => 'normal'),
    ...(options && { setupData: options }),
    ...wishes,
  });
  const { matchID } = created;
  const seats = [{ playerID: created.playerID!, playerCredentials: created.playerCredentials! }];
  for (let i = 1; i < people; i++)
    seats.push(
      await server.post<JoinAnswer>(`/games/${game}/${matchID}/join`, {
        playerName: `Player ${i}`,
        nonceHash: sha256(NONCES[i]),
        ...deviceOf(devices[i]),
      }),
    );
  const sitters = seats.map(({ playerID, playerCredentials }, i) =>
    sitDown(server, {
      game,
      matchID,
      playerID,
      credentials: playerCredentials,
      nonce: NONCES[i],
    }),
  );
  await Promise.all(sitters.map((sitter) => sitter.sees(({ connected }) => connected)));
  return { matchID, sitters };
}

const deviceOf = (key: string | undefined) =>
  key && { device: { key, label: `Browser ${key[0]}` } };

/** Connects somebody who has a seat, or, with `playerID: null`, a spectator. */
export function sitDown(
  server: Pick<TestServer, 'url'>,
  seat: {
    /** The title, where it is another. */
    game?: string;
    matchID: string;
    playerID: string | null;
    credentials?: string;
    nonce?: string;
    /** What decides whether the nonce is told, where that is more than having one. */
    share?: ToldShare;
    path?: string;
  },
): Sitter {
  const { game = GAME } = seat;
  const connection = connect({
    game,
    matchID: seat.matchID,
    playerID: seat.playerID,
    credentials: seat.credentials,
    share: seat.share ?? (seat.nonce === undefined ? undefined : telling(seat.nonce)),
    server: server.url,
    path: seat.path,
  });
  return {
    game,
    playerID: seat.playerID ?? '',
    credentials: seat.credentials ?? '',
    connection,
    snapshot: connection.get,
    sees: (wanted) => until(connection.subscribe, () => wanted(connection.get())),
  };
}

/** Tells a nonce to whoever asks. */
const telling = (nonce: string): ToldShare => ({ see() {}, tell: () => nonce, heard() {} });

/** Everybody but the host is ready, and the host starts. */
export async function startMatch(server: TestServer, matchID: string, sitters: Sitter[]) {
  const [host, ...others] = sitters;
  for (const { playerID, credentials } of others)
    await server.post(`/games/${host.game}/${matchID}/ready`, {
      playerID,
      credentials,
      ready: true,
    });
  await server.post(`/games/${host.game}/${matchID}/start`, {
    playerID: host.playerID,
    credentials: host.credentials,
  });
  await Promise.all(sitters.map((sitter) => sitter.sees(({ match }) => match !== null)));
}

/** What a player may do now. */
export function legalOf({ game, playerID, snapshot }: Sitter) {
  const { match } = snapshot();
  const module: GameModule = gameOf(game)!;
  return match ? legalMoves(module, match.view, match.ctx, playerID) : [];
}

/** The player the match waits for. */
export const awaitedSitter = (sitters: Sitter[]): Sitter =>
  sitters.find(({ snapshot, playerID }) => snapshot().match!.awaited.includes(playerID))!;

/** Has everybody play the first legal move that comes, until the match is over or `enough` says so. */
export async function playOn(sitters: Sitter[], enough: () => boolean = () => false) {
  for (;;) {
    const [first] = sitters;
    await first.sees(
      ({ match }) =>
        match?.ctx.gameover !== undefined ||
        sitters.some(({ playerID }) => match?.awaited.includes(playerID)),
    );
    const { match } = first.snapshot();
    if (match!.ctx.gameover !== undefined || enough()) return;
    const next = sitters.find(({ playerID }) => match!.awaited.includes(playerID))!;
    await next.sees((seen) => seen.match!.stateID >= match!.stateID);
    const [move] = legalOf(next);
    const ack = await next.connection.play(move.move, ...move.args);
    if (!ack.ok) throw new Error(`${move.move} was refused: ${ack.code}`);
    await first.sees((seen) => seen.match!.stateID >= ack.stateID);
  }
}

export const tableOf = (server: TestServer, matchID: string): Promise<Table> =>
  server.get(`/games/${GAME}/${matchID}`);

/** A socket with no client behind it, to send whatever one likes. */
export function rawSocket(server: Pick<TestServer, 'url'>, game = GAME): Socket {
  return io(`${server.url}/${game}`, { transports: ['websocket'], forceNew: true });
}

/** The next arguments that come with an event. */
export const next = <T extends unknown[]>(socket: Socket, event: string): Promise<T> =>
  new Promise((resolve) => void socket.once(event, (...args) => resolve(args as T)));
