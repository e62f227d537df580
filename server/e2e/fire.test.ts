import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../shared/engine/chance';
import { createEngine } from '../../shared/engine/engine';
import type { GameModule } from '../../shared/engine/game';
import { legalMoves } from '../../shared/engine/legal';
import { games } from '../../shared/games';
import { createMatchModel } from '../matches/model';
import { actionsOf, type PlayedAction } from '../storage/actions';
import type { Db } from '../storage/open';
import { connectTo } from '../storage/postgres';
import { addTable } from '../storage/tables';
import type { TableRecord } from '../tables/table';
import { keyOf, runningTable } from '../test-support/injectedPosition';
import { openProxy, type Proxy } from '../test-support/proxy';
import { chanceFor, dealsOf, extent, SEED } from '../test-support/randomMatches';
import { seatPeople, sitDown, type Sitter } from '../test-support/server';
import { listening, UNLIMITED, useProgram, type Started } from '../test-support/serverProcess';
import { newFolder } from '../test-support/storage';

// Three servers and one database, at which people and bots play all titles while everything that can break does.
// What was acknowledged is in the log once; every position that any screen ever showed is the one that its viewer
// sees after that much of the log; and no table waits for ever.

const SERVERS = 3;
/** How many tables each title has, and for how many milliseconds troubles come. */
const TABLES = extent(3, 15);
const LASTING = extent(0, 600_000);
/** How long nothing may go on, in milliseconds, until it counts as for ever. */
const FOREVER = 60_000;
/** How wrong the clock of each server is, in milliseconds. */
const WRONG_BY = [0, 60_000, -60_000];

jest.setTimeout(extent(240_000, 1_200_000));
useProgram('troubledServer.ts');

const random = chanceFor(SEED, 'fire');
const folders = WRONG_BY.map(newFolder);
let postgres: ChildProcess;
let said: AsyncIterator<string>;
let db: Db;
let proxies: Proxy[];
let servers: (Started | null)[];
let balancer: Proxy;

beforeAll(async () => {
  const program = join(__dirname, '..', 'test-support', 'postgres', 'serve.mjs');
  postgres = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  said = createInterface(postgres.stdout!)[Symbol.asyncIterator]();
  const url = (await said.next()).value as string;
  const { hostname: host, port } = new URL(url);
  proxies = [];
  for (let i = 0; i < SERVERS; i++) proxies.push(await openProxy({ host, port: Number(port) }));
  balancer = await openProxy({ host: '127.0.0.1', port: 1 });
  servers = Array.from({ length: SERVERS }, () => null);
  // the first one makes the tables
  for (let i = 0; i < SERVERS; i++) await begin(i, url);
  db = connectTo(url);
  databaseUrl = url;
});
let databaseUrl: string;

afterAll(async () => {
  for (const server of servers) {
    server?.child.kill('SIGCONT');
    server?.child.kill('SIGKILL');
    await server?.exit;
  }
  await db.destroy();
  for (const each of [...proxies, balancer]) await each.close();
  postgres.stdin!.end();
  await new Promise((resolve) => postgres.once('close', resolve));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function begin(i: number, url = databaseUrl) {
  servers[i] = await listening({
    ...UNLIMITED,
    DATA_DIR: folders[i],
    DATABASE_URL: proxies[i].through(url),
    CLOCK_WRONG_BY: String(WRONG_BY[i]),
    ANNOUNCEMENTS_LOST: '10',
    BOT_PACE_MS: '20',
    LOG_LEVEL: 'info',
  });
  balance();
}

/** Each new screen is sent to any of the servers that are there. */
function balance() {
  const ports = servers.flatMap((server) => (server ? [server.port] : []));
  balancer.aimAt(() => random.pick(ports));
}

async function kill(i: number) {
  const server = servers[i]!;
  servers[i] = null;
  balance();
  server.child.kill('SIGKILL');
  await server.exit;
}

/** What a screen was told of an action of its own that was carried out: which position of its viewer's it led to. */
type Acknowledged = { stateID: number; move: string; args: unknown[] };

/** Somebody at a table, and all that their screen ever showed. */
type Person = {
  table: TableRecord;
  module: GameModule;
  sitter: Sitter;
  acknowledged: Acknowledged[];
  asked: number;
  shown: Map<number, string>;
};

function sitAt(table: TableRecord, module: GameModule, playerID: string): Person {
  const sitter = sitDown(
    { url: balancer.through('http://x').replace(/\/$/, '') },
    { game: module.id, matchID: table.id, playerID, credentials: keyOf(playerID) },
  );
  const person: Person = {
    table,
    module,
    sitter,
    acknowledged: [],
    asked: 0,
    shown: new Map(),
  };
  sitter.connection.subscribe(() => {
    for (const { stateID, view } of sitter.snapshot().recent)
      if (!person.shown.has(stateID)) person.shown.set(stateID, JSON.stringify(view));
  });
  return person;
}

let isOver = false;
let stop = () => {};
const stopped = new Promise<void>((resolve) => (stop = resolve));

/** Plays whatever comes to mind whenever the match waits for them, until all is over. */
async function play(person: Person, chance: Chance) {
  const { sitter, module } = person;
  const { playerID } = sitter;
  while (!isOver) {
    await Promise.race([
      stopped,
      sitter.sees(
        ({ match, connected }) =>
          match !== null &&
          ((connected && match.awaited.includes(playerID)) || match.ctx.gameover !== undefined),
      ),
    ]);
    const { match } = sitter.snapshot();
    if (isOver || match === null || match.ctx.gameover !== undefined) return;
    const legal = legalMoves(module, match.view, match.ctx, playerID);
    if (legal.length > 0) {
      const { move, args } = chance.pick(legal);
      person.asked++;
      const ack = await sitter.connection.play(move, ...args);
      if (ack.ok) person.acknowledged.push({ stateID: ack.stateID, move, args });
    }
    // people are not as quick as programs
    await pause(20);
  }
}

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
  async 'the database is restarted'() {
    postgres.stdin!.write('restart\n');
    await said.next();
  },
};

let people: Person[];
const countAcknowledged = () =>
  people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Resolves when something more was played, or there is nothing left to be played. */
async function goesOn() {
  const enough = countAcknowledged() + 5;
  const isDone = () => people.every(isThrough);
  await inTime(() => countAcknowledged() >= enough || isDone());
}

const isThrough = ({ sitter }: Person) => sitter.snapshot().match?.ctx.gameover !== undefined;

/** Waits until something holds; where that takes for ever, says how everybody fares. */
async function inTime(holds: () => boolean | Promise<boolean>) {
  const end = performance.now() + FOREVER;
  while (!(await holds())) {
    if (performance.now() > end)
      throw new Error(`nothing goes on:\n${people.map(asItIs).join('\n')}`);
    await pause(50);
  }
}

function asItIs({ table, sitter }: Person): string {
  const { connected, match, refused } = sitter.snapshot();
  const position = match ? `at ${match.stateID}, awaits ${match.awaited.join()}` : 'nothing seen';
  const way = connected ? 'connected' : 'away';
  return `${table.id} seat ${sitter.playerID}: ${way}, ${position}, ${refused?.code ?? ''}`;
}

test('nothing that was acknowledged is lost or doubled, nobody is shown what is not theirs, and all goes on', async () => {
  const tables: { table: TableRecord; module: GameModule }[] = [];
  for (const module of games)
    for (const deal of dealsOf(module, TABLES)) {
      const bots = Array.from({ length: deal.numPlayers }, (_, i) => i).slice(2);
      const table = runningTable(module, deal, bots);
      await addTable(db, table);
      tables.push({ table, module });
    }
  people = tables.flatMap(({ table, module }) =>
    ['0', '1'].map((playerID) => sitAt(table, module, playerID)),
  );
  const playing = people.map((person, i) => play(person, chanceFor(SEED, 'person', i)));
  await goesOn();

  // a table that is dealt in the middle of it
  const url = balancer.through('http://x').replace(/\/$/, '');
  const opened = await seatPeople(
    {
      url,
      post: async (path, body) => servers.find(Boolean)!.post(path, body),
    } as Started,
    { people: 2 },
  );

  const end = performance.now() + LASTING;
  do {
    for (const [name, trouble] of random.shuffle(Object.entries(TROUBLES))) {
      const i = random.die(SERVERS) - 1;
      try {
        await trouble(i);
        await goesOn();
      } catch (error) {
        throw new Error(`${name}, server ${i}`, { cause: error });
      }
    }
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

  isOver = true;
  stop();
  await Promise.all(playing);
  for (const { table, module } of tables) await check(table, module);
  for (const { sitter } of people) sitter.connection.close();
  for (const { connection } of opened.sitters) connection.close();
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
  // bots play on while the log is read: it is read until nothing comes after it any more
  const log = (await actionsOf(db, table.id)) as PlayedAction[];
  const model = createMatchModel(createEngine(module), dealOf(table));
  const seen = new Map<string, Map<number, string>>();
  const own = new Map<string, Map<number, { move: string; args: unknown[] }>>();
  const look = () => {
    for (const { sitter } of at) {
      const positions = seen.get(sitter.playerID) ?? new Map<number, string>();
      seen.set(sitter.playerID, positions);
      positions.set(model.stateID(sitter.playerID), JSON.stringify(model.state(sitter.playerID).G));
    }
  };
  look();
  for (const action of log) {
    // throws where it is none that the rules allow there, such as a bot's second move
    model.follow(action);
    look();
    if (action.type !== 'move') throw new Error('nobody takes anything back here');
    const actions = own.get(action.playerID) ?? new Map();
    own.set(action.playerID, actions);
    actions.set(model.stateID(action.playerID), action);
  }
  for (const { sitter, acknowledged, asked, shown } of at) {
    const { playerID } = sitter;
    const stored = own.get(playerID) ?? new Map();
    for (const { stateID, move, args } of acknowledged)
      expect(stored.get(stateID)).toMatchObject({ move, args });
    expect(new Set(acknowledged.map(({ stateID }) => stateID)).size).toBe(acknowledged.length);
    expect(stored.size).toBeLessThanOrEqual(asked);
    const last = model.stateID(playerID);
    for (const [stateID, view] of shown)
      if (stateID <= last) expect(view).toBe(seen.get(playerID)!.get(stateID));
    // whoever is the last to hear of it hears it
    await sitter.sees(({ match }) => match!.stateID >= last);
  }
  for (const playerID of own.keys()) expect(['0', '1', ...bots]).toContain(playerID);
}
