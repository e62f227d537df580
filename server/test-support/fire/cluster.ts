import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Chance } from '../../../shared/engine/chance';
import type { Db } from '../../storage/database/open';
import { connectTo } from '../../storage/database/postgres';
import { startPostgres } from '../postgres/served';
import { openProxy, type Proxy } from '../proxy';
import { postJson } from '../server';
import { listening, UNLIMITED, type Started } from '../serverProcess';
import { newFolder } from '../storage';

/** How wrong the clock of each server is, in milliseconds. */
const WRONG_BY = [0, 60_000, -60_000];
/** How long a request may take, in milliseconds: longer than any trouble. */
const REQUEST_TIMEOUT = 20_000;

/** The one of the troubles that lasts long. */
export const SLOW_TROUBLE = 'the connections of a server are lost without a word';

/** Three servers and one database on loopback, in which everything that can break does. */
export type FireCluster = {
  db: Db;
  /** Those that run; `null` where one was killed. */
  servers: readonly (Started | null)[];
  /** Ways to servers that run, for screens: no two lead to the same one. */
  openWays(count: number): Promise<string[]>;
  /** Asks a server that runs; throws where it refuses, or does not answer. */
  post<T>(path: string, body: unknown): Promise<T>;
  /** Whether the database answers, and every server that runs with what it has asked of it. */
  askAll(): Promise<void>;
  /** What the servers said last. */
  lastSaid(): string[];
  /** The troubles there are; each resolves when it is over. `alive` is to resolve when all goes on without a server. */
  troubles: Record<string, (server: number, alive: () => Promise<void>) => Promise<void>>;
  close(): Promise<void>;
};

export async function openFireCluster(random: Chance): Promise<FireCluster> {
  const postgres = await startPostgres('durable');
  const { url: databaseUrl, order } = postgres;
  const { hostname: host, port } = new URL(databaseUrl);
  const folders = WRONG_BY.map(newFolder);
  const proxies: Proxy[] = [];
  const ways: Proxy[] = [];
  const servers: (Started | null)[] = WRONG_BY.map(() => null);

  for (const i of servers.keys()) {
    proxies.push(await openProxy({ host, port: Number(port) }));
    // the first one makes the tables
    await begin(i);
  }
  const db = connectTo(databaseUrl);

  async function begin(i: number) {
    servers[i] = await listening({
      ...UNLIMITED,
      DATA_DIR: folders[i],
      DATABASE_URL: proxies[i].through(databaseUrl),
      CLOCK_WRONG_BY: String(WRONG_BY[i]),
      ANNOUNCEMENTS_LOST: '10',
      BOT_PACE_MS: '20',
      LOG_LEVEL: 'info',
    });
  }

  async function kill(i: number) {
    const server = servers[i]!;
    servers[i] = null;
    server.child.kill('SIGKILL');
    await server.exit;
  }

  const ports = () => servers.flatMap((server) => (server ? [server.port] : []));

  async function isAnswering(server: Started) {
    const { code } = await server.get<{ code: string }>('/games/ya-blew-it/00000000000');
    if (code !== 'unknownMatch') throw new Error(code);
  }

  return {
    db,
    servers,

    async openWays(count) {
      const taken: number[] = [];
      const urls: string[] = [];
      for (let k = 0; k < count; k++) {
        const way = await openProxy({ host: '127.0.0.1', port: 1 });
        ways.push(way);
        urls.push(way.through('http://x').replace(/\/$/, ''));
        way.aimAt(() => {
          const others = taken.filter((_, other) => other !== k);
          return (taken[k] = random.pick(ports().filter((one) => !others.includes(one))));
        });
      }
      return urls;
    },

    async post<T>(path: string, body: unknown) {
      const url = `http://127.0.0.1:${random.pick(ports())}${path}`;
      const late = pause(REQUEST_TIMEOUT, null, { ref: false });
      const response = await Promise.race([postJson(url, body), late]);
      if (response === null) throw new Error('no answer');
      const answer = (await response.json()) as T & { code?: string };
      if (!response.ok) throw new Error(answer.code);
      return answer;
    },

    async askAll() {
      await sql`SELECT 1`.execute(db);
      await Promise.all(servers.map((server) => server && isAnswering(server)));
    },

    lastSaid: () =>
      servers.flatMap((server, i) =>
        (server?.logged ?? ['dead']).slice(-12).map((line) => `server ${i}: ${line}`),
      ),

    troubles: {
      async 'a server is killed'(i, alive) {
        await kill(i);
        await alive();
        await begin(i);
      },
      async 'a server stands still for five seconds'(i) {
        servers[i]!.child.kill('SIGSTOP');
        await pause(5000);
        servers[i]!.child.kill('SIGCONT');
      },
      async 'the connections of a server are cut'(i) {
        proxies[i].cut();
      },
      [SLOW_TROUBLE]: (i) => proxies[i].forget(),
      async 'a server cannot reach the database'(i) {
        proxies[i].shut();
        await pause(2000);
        proxies[i].goOn();
      },
      async 'nothing comes back from the database'(i) {
        proxies[i].swallow();
        await pause(1000);
        proxies[i].cut();
      },
      'the database is restarted': () => order('restart'),
      async 'the database loses its power'() {
        await order('kill');
        await order('start');
      },
      async 'a server and the database lose their power'(i) {
        await Promise.all([order('kill'), kill(i)]);
        await order('start');
        await begin(i);
      },
    },

    async close() {
      for (const server of servers) {
        server?.child.kill('SIGCONT');
        server?.child.kill('SIGKILL');
        await server?.exit;
      }
      await db.destroy();
      for (const each of [...proxies, ...ways]) await each.close();
      await postgres.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
