import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { hostname } from 'node:os';
import type { Socket } from 'node:net';
import type { Middleware } from 'koa';
import type { Registry } from 'prom-client';
import type { GameModule } from '../shared/engine/game';
import { REFUSALS, type ErrorAnswer, type RefusalCode } from '../shared/protocol/refusals';
import { TABLE_STATUSES } from '../shared/protocol/table';
import type { Cluster } from './cluster/cluster';
import type { Db } from './storage/database/open';

/** What a host can have measured. A label is a word of a fixed list: never a name, a match or an address. */
export type Metrics = {
  /** Counts an action that was carried out. */
  acted(game: string): void;
  /** Counts something a socket was refused. */
  refused(code: RefusalCode): void;
  /** Counts the requests that those below it refuse. */
  refusals: Middleware;
  /** Counts what goes over the websockets of a server, and how many are open. */
  watch(http: Server): void;
  /** Answers with all figures, in the text form of Prometheus. */
  show: Middleware;
};

export async function createMetrics(
  db: Db,
  games: readonly GameModule[],
  cluster: Cluster,
): Promise<Metrics> {
  // loaded by whoever wants it: others need not carry it in memory
  const prometheus = await import('prom-client');
  const register = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register });
  const one = { registers: [register] };

  new prometheus.Gauge({
    ...one,
    name: 'wondertable_tables',
    help: 'Tables that are stored, by their status.',
    labelNames: ['status'],
    async collect() {
      const stored = await statuses(db);
      for (const status of TABLE_STATUSES) this.set({ status }, stored.get(status) ?? 0);
    },
  });

  const actions = new prometheus.Counter({
    ...one,
    name: 'wondertable_actions_total',
    help: 'Moves and undos that were carried out, those of bots as well, by title.',
    labelNames: ['game'],
  });
  for (const { id } of games) actions.inc({ game: id }, 0);

  const refused = new prometheus.Counter({
    ...one,
    name: 'wondertable_refusals_total',
    help: 'Requests and messages that were refused, by the code of the refusal.',
    labelNames: ['code'],
  });

  return {
    acted: (game) => actions.inc({ game }),
    refused: (code) => refused.inc({ code }),

    async refusals(ctx, next) {
      await next();
      const { code } = (ctx.body ?? {}) as Partial<ErrorAnswer>;
      // a table has a code as well: the one to read out
      if (ctx.status >= 400 && REFUSALS.some((known) => known === code)) refused.inc({ code });
    },

    watch(http) {
      watchSockets(http, prometheus, register);
      if (cluster.isShared) watchServers(http, cluster, prometheus, register);
    },

    async show(ctx) {
      ctx.type = register.contentType;
      ctx.body = await register.metrics();
    },
  };
}

async function statuses(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('matches')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** What there is to know of a server that is one of several. */
function watchServers(
  http: Server,
  cluster: Cluster,
  prometheus: typeof import('prom-client'),
  register: Registry,
) {
  const gauge = (name: string, help: string, value: () => number) =>
    new prometheus.Gauge({
      registers: [register],
      name: `wondertable_${name}`,
      help,
      collect() {
        this.set(value());
      },
    });
  const figures = () => cluster.figures()!;
  gauge('servers', 'Servers that live on the database.', () => figures().servers);
  gauge(
    'leases',
    'Matches for which this server does what must happen once.',
    () => figures().leases,
  );
  gauge('database_reached', 'Whether the database is within reach.', () =>
    Number(figures().isReached),
  );
  gauge(
    'announcement_lag_seconds',
    'How long the latest announcement took to come back, or one has been waiting for that if it is longer.',
    () => (figures().lag ?? 0) / 1000,
  );
  new prometheus.Gauge({
    registers: [register],
    name: 'wondertable_server',
    help: 'Which server this is: its machine, or container, and its port.',
    labelNames: ['server'],
    collect() {
      const { port } = http.address() as AddressInfo;
      this.set({ server: `${hostname()}:${port}` }, 1);
    },
  });
}

/** Bytes by the way they go, as the server sees it. */
type Bytes = Record<'in' | 'out', number>;

function watchSockets(http: Server, prometheus: typeof import('prom-client'), register: Registry) {
  const open = new Set<Socket>();
  const gone: Bytes = { in: 0, out: 0 };
  const add = (bytes: Bytes, socket: Socket) => {
    bytes.in += socket.bytesRead;
    bytes.out += socket.bytesWritten;
  };

  http.on('upgrade', (_request, socket: Socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      add(gone, socket);
    });
  });

  new prometheus.Gauge({
    registers: [register],
    name: 'wondertable_websockets',
    help: 'Websockets that are open.',
    collect() {
      this.set(open.size);
    },
  });

  new prometheus.Counter({
    registers: [register],
    name: 'wondertable_websocket_bytes_total',
    help: 'Bytes over websockets: in from the players, out to them.',
    labelNames: ['direction'],
    collect() {
      const bytes = { ...gone };
      for (const socket of open) add(bytes, socket);
      this.reset();
      this.inc({ direction: 'in' }, bytes.in);
      this.inc({ direction: 'out' }, bytes.out);
    },
  });
}
