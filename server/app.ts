import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { GameModule } from '../shared/engine/game';
import { engineLoader, games as registered } from '../shared/games';
import type { EngineLoader } from '../shared/games/past';
import { sharedAddress } from './addresses';
import { ownClock, type BotClock } from './bots/drawnDelay';
import { inProcessBots, type BotThinker } from './bots/thinker';
import type { Config } from './config';
import { jsonBodies } from './http/body';
import { answerErrors } from './http/errors';
import { blockFloods, HEALTH } from './http/firewall';
import { createRateLimits } from './http/rateLimits';
import { pages } from './http/pages';
import { queryOf } from './http/query';
import { lobbyRoutes } from './http/routes';
import { securityHeaders, shareWithAllowed, showVisitorsPages } from './http/security';
import { ALONE, joinCluster, type Cluster } from './cluster/cluster';
import { createHostLinks } from './tables/seats/hostLinks';
import { linksInMemory } from './players/keptLinks';
import { createPlayers } from './players/players';
import { createRegistry, type MatchRegistry } from './matches/registry';
import { createSlices } from './matches/slices';
import { noteChecked } from './storage/builds';
import { createMetrics } from './metrics';
import {
  after as machineTimer,
  type After,
  monotonic as machineTime,
  type Monotonic,
} from './monotonic';
import type { Services } from './matches/services';
import { addressOf, isLoopback, isLoopbackName } from './caller';
import { openGateway } from './gateway/gateway';
import { guardConnections } from './gateway/connections';
import { Refusal } from './refusal';
import { actionWriter } from './storage/actions';
import { linksIn } from './storage/sharedLinks';
import { createHealth, type Health } from './storage/database/health';
import { openStorageToServe } from './storage/database/open';
import { openUptime, type Uptime } from './uptime';

/** The whole server. */
export type App = {
  http: Server;
  /** Starts to listen; the port it got. */
  listen(): Promise<number>;
  /** Forgets and deletes what is old; done by itself once a minute. */
  sweep(): Promise<void>;
  /**
   * Has other servers do what this one did for all, and whoever sends screens to them know; whether there are any.
   * Those that are here stay, and play on, until it is closed.
   */
  leave(): Promise<boolean>;
  /** Lets nobody in any more, finishes what was begun, and closes the storage. */
  close(): Promise<void>;
};

type Parts = {
  config: Config;
  log: Logger;
  /** Where the built client is. */
  clientDir: string;
  /** The titles to play: those that are registered unless told otherwise. */
  games?: readonly GameModule[];
  /** Where engines come from: the rules of today, and those that were frozen. */
  loadEngine?: EngineLoader;
  /** The date, and what all that lasts is measured by: the machine's unless told otherwise. */
  now?: () => number;
  monotonic?: Monotonic;
  /** Rings when so much of that time has passed. */
  after?: After;
  /** Where bots think: in this thread unless told otherwise. */
  thinker?: BotThinker;
  /** What tells this build from others. */
  build?: string;
  /** The time bots act by. */
  clock?: BotClock;
  /** Whether this server reckons with others on its database: it does unless time passes otherwise here than there. */
  shares?: boolean;
};

/** Opens the storage and puts the server together, not yet listening; throws a `StorageError`. */
export async function createApp({
  config,
  log,
  clientDir,
  games = registered,
  now = Date.now,
  monotonic = machineTime,
  after = machineTimer,
  loadEngine = engineLoader(games),
  thinker = inProcessBots(async (id, version) => (await loadEngine(id, version))!.module),
  build = '',
  clock = ownClock,
  shares = true,
}: Parts): Promise<App> {
  const db = await openStorageToServe(config);
  await noteChecked(db, build, now());
  const { databaseUrl } = config;
  const isShared = shares && databaseUrl !== undefined;
  const { cluster, uptime }: { cluster: Cluster; uptime: Uptime } = isShared
    ? await joinCluster({ db, databaseUrl, monotonic, log })
    : { cluster: ALONE, uptime: await openUptime(db, monotonic, now()) };
  const metrics = config.metrics ? await createMetrics(db, games, cluster) : null;
  const links = isShared ? linksIn(db) : linksInMemory(monotonic);
  let isClosing = false;
  let isLeaving = false;
  const services: Services = {
    config,
    log,
    now,
    monotonic,
    after,
    uptime,
    isLeaving: () => isLeaving,
    isClosing: () => isClosing,
    db,
    cluster,
    writer: actionWriter(db),
    metrics,
    players: createPlayers({
      db,
      now,
      links,
      sayRemoved: (device) => cluster.say({ device }),
    }),
    hostLinks: createHostLinks(links),
    thinker,
    build,
    slices: createSlices(),
    clock,
    games,
    game(id) {
      const module = games.find((game) => game.id === id);
      if (!module) throw new Refusal('unknownGame');
      return module;
    },
    loadEngine,
    async engineFor({ game, version, matchSeed, beginning }) {
      const today = this.game(game).version;
      const isFixed = matchSeed !== null || beginning !== null;
      const dealt = isFixed ? await loadEngine(game, version) : null;
      return dealt ?? (await loadEngine(game, today))!;
    },
  };
  const matches = createRegistry(services);
  const rateLimits = createRateLimits(config, monotonic);
  const client = pages(clientDir, config);

  const koa = new Koa();
  koa.use(securityHeaders(config));
  if (metrics) koa.use(metrics.refusals);
  koa.use(answerErrors(log));
  koa.use(underBasePath(config));
  koa.use(client.serve);
  koa.use(showVisitorsPages(config, client.lost));
  const isReady = () => !isLeaving && !isClosing && (cluster.figures()?.isReached ?? true);
  const health = createHealth({ db, dataDir: config.dataDir, log, now: monotonic });
  koa.use(tellHealth(health, matches, isReady));
  koa.use(rateLimits.requests);
  for (const middleware of [shareWithAllowed(config), ...jsonBodies()]) koa.use(middleware);
  const router = lobbyRoutes(services, matches, rateLimits);
  if (metrics) router.get('/metrics', metrics.show);
  router.get('/address', (ctx) => {
    // the network's own addresses are nobody's business but this computer's; a proxy on it calls from
    // here as well, but by the name the players use
    const isHere =
      isLoopback(addressOf(ctx.req, config.trustProxy)) && isLoopbackName(ctx.hostname);
    const { port } = http.address() as AddressInfo;
    ctx.body = { url: isHere ? sharedAddress(config, port) : null };
  });
  koa.use(router.routes());
  koa.use(client.lost);
  koa.use(() => {
    throw new Refusal('notFound');
  });
  koa.on('error', (error) => log.debug({ err: error }, 'response failed'));

  // who sends a request byte by byte is looked for often enough to be gone in time
  const http = createServer({ connectionsCheckingInterval: 2_000 }, koa.callback());
  http.requestTimeout = 20_000;
  http.headersTimeout = 10_000;
  metrics?.watch(http);
  guardConnections(http, config);
  const door = openGateway(http, services, matches);
  blockFloods(http, config, monotonic);

  return {
    http,
    listen: () =>
      new Promise((resolve, reject) => {
        http.once('error', reject);
        http.listen(config.port, config.host, () => resolve((http.address() as AddressInfo).port));
      }),
    sweep: () => matches.sweep(),
    async leave() {
      isLeaving = true;
      return cluster.leave();
    },
    async close() {
      isClosing = true;
      await cluster.leave();
      const closed = door.close();
      http.closeAllConnections();
      await closed;
      await matches.close();
      await cluster.close();
      await thinker.close();
      await db.destroy();
    },
  };
}

/** Says whether everything can be stored, however much whoever asks has asked for; with `?ready`, whether screens are to be sent here as well. */
const tellHealth =
  (health: Health, matches: MatchRegistry, isReady: () => boolean): Koa.Middleware =>
  async (ctx, next) => {
    if (ctx.path !== HEALTH || !['GET', 'HEAD'].includes(ctx.method)) return next();
    const isAsked = queryOf(ctx).has('ready');
    const trouble = isAsked && !isReady() ? 'not ready' : await health.trouble();
    ctx.status = trouble === null ? 200 : 503;
    ctx.body =
      trouble === null ? { ok: true, matches: matches.count() } : { ok: false, reason: trouble };
  };

/** Serves only what is asked for under the base path, and takes that off. */
const underBasePath =
  ({ basePath }: Config): Koa.Middleware =>
  (ctx, next) => {
    if (basePath === '') return next();
    if (ctx.path === basePath) return ctx.redirect(`${basePath}/`);
    if (!ctx.path.startsWith(`${basePath}/`)) throw new Refusal('notFound');
    ctx.path = ctx.path.slice(basePath.length);
    return next();
  };
