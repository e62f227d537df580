import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createEngine } from '../../shared/engine/engine';
import type { GameModule } from '../../shared/engine/game';
import { games } from '../../shared/games';
import { createMatchModel } from '../matches/model';
import { actionsOf, type PlayedAction } from '../storage/actions';
import type { Db } from '../storage/database/open';
import { connectTo } from '../storage/database/postgres';
import { addTable } from '../storage/tables';
import type { TableRecord } from '../tables/table';
import { startHeart, type Heart, type Instant } from '../test-support/heartbeat';
import { runningTable } from '../test-support/injectedPosition';
import {
  isThrough,
  playAlong,
  sitAtTable,
  type Deed,
  type Over,
  type Person,
} from '../test-support/person';
import { openProxy, type Proxy } from '../test-support/proxy';
import { extent } from '../../shared/testing/extent';
import { chanceFor, dealsOf, SEED } from '../test-support/randomMatches';
import { GAME, seatPeople, type Sitter } from '../test-support/server';
import { listening, UNLIMITED, useProgram, type Started } from '../test-support/serverProcess';
import { newFolder } from '../test-support/storage';

// Three servers and one database, at which people and bots play all titles while everything that can break does.
// What was acknowledged is in the log once; every position that any screen ever showed is the one that its viewer
// sees after that much of the log; the screens of a seat, each on another server, keep step; and no table waits for ever.

const SERVERS = 3;
/** How many screens everybody has. */
const SCREENS = 2;
/** How many tables each title has, and for how many milliseconds troubles come. */
const TABLES = extent(3, 15);
const LASTING = extent(0, 600_000);
/** How long nothing may go on, in milliseconds, until it counts as for ever. */
const FOREVER = 60_000;
/** How long a screen may show less than another one of the same seat while nothing is broken, in milliseconds. */
const BEHIND = 3000;
/** How wrong the clock of each server is, in milliseconds. */
const WRONG_BY = [0, 60_000, -60_000];

jest.setTimeout(extent(360_000, 1_800_000));
useProgram('troubledServer.ts');

const random = chanceFor(SEED, 'fire');
const folders = WRONG_BY.map(newFolder);
let postgres: ChildProcess;
let said: AsyncIterator<string>;
let databaseUrl: string;
let db: Db;
let proxies: Proxy[];
let servers: (Started | null)[];
/** The ways of screens to servers. */
const ways: Proxy[] = [];

beforeAll(async () => {
  const program = join(__dirname, '..', 'test-support', 'postgres', 'serve.mjs');
  postgres = spawn(process.execPath, [program, 'durable'], { stdio: ['pipe', 'pipe', 'inherit'] });
  said = createInterface(postgres.stdout!)[Symbol.asyncIterator]();
  databaseUrl = (await said.next()).value as string;
  const { hostname: host, port } = new URL(databaseUrl);
  proxies = [];
  for (let i = 0; i < SERVERS; i++) proxies.push(await openProxy({ host, port: Number(port) }));
  servers = Array.from({ length: SERVERS }, () => null);
  // the first one makes the tables
  for (let i = 0; i < SERVERS; i++) await begin(i);
  db = connectTo(databaseUrl);
});

afterAll(async () => {
  await heart?.stop();
  for (const { connection } of [...people.flatMap(({ screens }) => screens), ...newcomers])
    connection.close();
  for (const server of servers) {
    server?.child.kill('SIGCONT');
    server?.child.kill('SIGKILL');
    await server?.exit;
  }
  await db.destroy();
  for (const each of [...proxies, ...ways]) await each.close();
  postgres.stdin!.end();
  await new Promise((resolve) => postgres.once('close', resolve));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Has the database do something, and waits until it is done. */
async function order(what: 'restart' | 'kill' | 'start') {
  postgres.stdin!.write(`${what}\n`);
  expect((await said.next()).value).toBe(what);
}

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

/** A way to the servers for each screen of one seat: no two lead to the same one. */
async function openWays(): Promise<string[]> {
  const taken: number[] = [];
  const urls: string[] = [];
  for (let k = 0; k < SCREENS; k++) {
    const way = await openProxy({ host: '127.0.0.1', port: 1 });
    ways.push(way);
    urls.push(urlBy(way));
    way.aimAt(() => {
      const others = taken.filter((_, other) => other !== k);
      return (taken[k] = random.pick(ports().filter((port) => !others.includes(port))));
    });
  }
  return urls;
}

const urlBy = (way: Proxy) => way.through('http://x').replace(/\/$/, '');

/** The troubles there are; each resolves when it is over. */
const TROUBLES: Record<string, (i: number) => Promise<void>> = {
  async 'a server is killed'(i) {
    await kill(i);
    await goesOn();
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
};

const people: Person[] = [];
const newcomers: Sitter[] = [];
let heart: Heart;
/** Since when nothing is broken; `null` while something is. */
let calmSince: Instant | null = null;
/** Whose screens did not keep step. */
const late: string[] = [];

/** Whether the database answers, and every server with what it has asked of it. */
async function askAll() {
  await sql`SELECT 1`.execute(db);
  for (const { code } of await Promise.all(servers.map(askedOf)))
    if (code !== 'unknownMatch') throw new Error(code);
}

const askedOf = (server: Started | null) =>
  server!.get<{ code: string }>(`/games/${GAME}/00000000000`);

/** At every beat: nobody's screen may be behind another one of theirs for longer than it takes to look. */
function compareScreens() {
  if (calmSince === null || late.length > 0) return;
  for (const person of people) {
    const ahead = person.ahead();
    if (ahead === null) continue;
    const since = ahead.since.time > calmSince.time ? ahead.since : calmSince;
    if (!heart.isPast(since, BEHIND)) continue;
    late.push(`${ahead.stateID} is not shown on both screens: ${asItIs(person)}`);
  }
}

/** Breaks something at any moment. */
async function have(trouble: (i: number) => Promise<void>) {
  await pause(random.die(300));
  calmSince = null;
  await trouble(random.die(SERVERS) - 1);
  await calm();
  await goesOn();
}

/** From when all answer again screens have their time; resolves when they show what they did not until then. */
async function calm() {
  // a beat may have been under way already
  const enough = heart.now().beats + 2;
  await inTime(() => heart.now().beats >= enough);
  const since = (calmSince = heart.now());
  await inTime(() => people.every(({ ahead }) => (ahead()?.since.time ?? Infinity) >= since.time));
}

const countAcknowledged = () =>
  people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Resolves when something more was played, or there is nothing left to be played. */
async function goesOn() {
  const enough = countAcknowledged() + 5;
  const isDone = () => people.every(isThrough);
  await inTime(() => countAcknowledged() >= enough || isDone());
}

/** Waits until something holds; where that takes for ever, says how everybody fares. */
async function inTime(holds: () => boolean | Promise<boolean>) {
  const end = performance.now() + FOREVER;
  while (!(await holds())) {
    if (late.length > 0) throw new Error(late.join('\n'));
    if (performance.now() > end)
      throw new Error(
        ['nothing goes on:', ...people.map(asItIs), ...servers.flatMap(lastSaid)].join('\n'),
      );
    await pause(50);
  }
}

const asItIs = ({ table, playerID, screens }: Person): string =>
  `${table.id} seat ${playerID}: ${screens.map(shownOn).join(' / ')}`;

const lastSaid = (server: Started | null, i: number): string[] =>
  (server?.logged ?? ['dead']).slice(-12).map((line) => `server ${i}: ${line}`);

function shownOn({ snapshot }: Sitter): string {
  const { connected, match, refused } = snapshot();
  const position = match ? `at ${match.stateID}, awaits ${match.awaited.join()}` : 'nothing seen';
  return `${connected ? 'connected' : 'away'}, ${position}, ${refused?.code ?? ''}`;
}

test('the database waits for its disk, as hosts are told to have it', async () => {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await sql<Record<string, string>>`SHOW ${sql.raw(setting)}`.execute(db);
    expect(rows).toEqual([{ [setting]: 'on' }]);
  }
});

test('nothing that was acknowledged is lost or doubled, nobody is shown what is not theirs, and all goes on', async () => {
  const tables: { table: TableRecord; module: GameModule }[] = [];
  for (const module of games)
    for (const deal of dealsOf(module, TABLES)) {
      const bots = Array.from({ length: deal.numPlayers }, (_, i) => i).slice(2);
      const table = runningTable(module, deal, bots);
      await addTable(db, table);
      tables.push({ table, module });
    }
  heart = startHeart(askAll, compareScreens);
  const { now } = heart;
  for (const { table, module } of tables)
    for (const playerID of ['0', '1'])
      people.push(sitAtTable({ table, module, playerID, urls: await openWays(), now }));
  const over = ending();
  const playing = people.map((person, i) => playAlong(person, chanceFor(SEED, 'person', i), over));
  await goesOn();
  await calm();

  // a table that is dealt in the middle of it
  const [url] = await openWays();
  const opened = await seatPeople(
    {
      url,
      post: async (path, body) => servers.find(Boolean)!.post(path, body),
    } as Started,
    { people: 2 },
  );
  newcomers.push(...opened.sitters);

  const end = performance.now() + LASTING;
  do {
    for (const [name, trouble] of random.shuffle(Object.entries(TROUBLES)))
      await have(trouble).catch((cause: unknown) => {
        throw new Error(name, { cause });
      });
    // and for a while nothing: whatever was told in vain meanwhile is found
    const since = heart.now();
    await inTime(() => heart.isPast(since, 2 * BEHIND));
  } while (performance.now() < end);

  // all is well again: the table that waited is dealt, once, and everybody gets on
  const [host, guest] = opened.sitters;
  const path = `/games/ya-blew-it/${opened.matchID}`;
  await servers[0]!.post(`${path}/ready`, {
    playerID: guest.playerID,
    credentials: guest.credentials,
    ready: true,
  });
  await Promise.all(
    servers.map((server) =>
      server!.post(`${path}/start`, {
        playerID: host.playerID,
        credentials: host.credentials,
      }),
    ),
  );
  await Promise.all(opened.sitters.map((one) => one.sees(({ match }) => match !== null)));
  const { attempts } = await db
    .selectFrom('matches')
    .select('attempts')
    .where('id', '=', opened.matchID)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(attempts!).filter(({ dealt }: { dealt: boolean }) => dealt)).toHaveLength(1);
  const lengths = new Map<string, number>();
  for (const { table } of tables) lengths.set(table.id, (await actionsOf(db, table.id)).length);
  for (const { table, module } of tables) {
    const engine = createEngine(module);
    const longer = async () => {
      const { fault } = await db
        .selectFrom('matches')
        .select('fault')
        .where('id', '=', table.id)
        .executeTakeFirstOrThrow();
      if (fault !== null) throw new Error(`a match of ${module.id} was stopped: ${fault}`);
      const log = await actionsOf(db, table.id);
      if (log.length > lengths.get(table.id)!) return true;
      const model = createMatchModel(engine, dealOf(table), log);
      return model.position().ctx.gameover !== undefined;
    };
    await inTime(longer);
  }

  const deeds = people.flatMap(({ acknowledged }) => acknowledged);
  expect(deeds.filter(({ move }) => move === null).length).toBeGreaterThan(0);
  over.come();
  await Promise.all(playing);
  for (const { table, module } of tables) await check(table, module);
  for (const server of servers)
    expect(server!.logged.filter((line) => /match (stopped|read anew)/.test(line))).toEqual([]);
});

const dealOf = ({ seats, options, matchSeed }: TableRecord) => ({
  numPlayers: seats.length,
  options,
  seed: matchSeed!,
});

/** Plays the log of a match beside what everybody at it was told, and showed. */
async function check(table: TableRecord, module: GameModule) {
  const at = people.filter((person) => person.table === table);
  const bots = table.seats.flatMap(({ bot }, i) => (bot === null ? [] : [String(i)]));
  // bots play on: what was shown by now is stored by now
  const shown = at.map((person) => new Map(person.shown));
  const log = (await actionsOf(db, table.id)) as PlayedAction[];
  const model = createMatchModel(createEngine(module), dealOf(table));
  const seen = at.map(() => new Map<number, string>());
  const own = new Map<string, Map<number, Deed>>();
  const look = () =>
    at.forEach(({ playerID }, i) =>
      seen[i].set(model.stateID(playerID), JSON.stringify(model.state(playerID).G)),
    );
  look();
  for (const action of log) {
    // throws where it is none that the rules allow there, such as a bot's second move
    model.follow(action);
    look();
    const deed = action.type === 'move' ? action : { move: null, args: [] };
    const deeds = own.get(action.playerID) ?? new Map<number, Deed>();
    own.set(action.playerID, deeds.set(model.stateID(action.playerID), deed));
  }
  for (const playerID of own.keys()) expect(['0', '1', ...bots]).toContain(playerID);
  for (const [i, { playerID, acknowledged, unsure, screens }] of at.entries()) {
    const stored = new Map(own.get(playerID));
    for (const { stateID, move, args } of acknowledged) {
      expect(stored.get(stateID)).toMatchObject({ move, args });
      // one that was acknowledged twice is not there for the second time
      stored.delete(stateID);
    }
    // what else is stored is what nobody could be told of, each once
    const untold = unsure.map(textOf);
    for (const deed of stored.values()) {
      expect(untold).toContain(textOf(deed));
      untold.splice(untold.indexOf(textOf(deed)), 1);
    }
    for (const [stateID, views] of shown[i]) expect([...views]).toEqual([seen[i].get(stateID)]);
    // whoever is the last to hear of it hears it
    const last = model.stateID(playerID);
    for (const screen of screens) await screen.sees(({ match }) => match!.stateID >= last);
  }
}

const textOf = ({ move, args }: Deed) => JSON.stringify([move, args]);

/** When all is over. */
function ending(): Over & { come(): void } {
  let isOver = false;
  let end: () => void;
  const comes = new Promise<void>((resolve) => (end = resolve));
  return {
    is: () => isOver,
    comes,
    come() {
      isOver = true;
      end();
    },
  };
}
