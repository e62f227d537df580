import { games } from '../../shared/games';
import { connect } from '../../shared/protocol/connection';
import { legalMoves } from '../../shared/engine/legal';
import { openProxy } from '../../server/test-support/proxy';
import { startDatabase, type Database } from '../database';
import { createCrowd, type Slot } from '../load/saturated';
import { gather, gatherAll } from '../party';
import { loadedServer, newFolder, type Peer } from '../peer';
import { progress, type Figure } from '../report';
import { median, percentile } from '../statistics';

/** Tables that play at once, and parties for them. */
const TABLES = 20;
const PARTIES = 90;
const LONGEST = 400;
const SLOT = 500;
const SLOTS = 9;
const WARM_UP = 3;
/** How many moves are looked at one by one. */
const SINGLE = 400;
/** How often a server is killed, and how many tables have all their screens there. */
const KILLS = 6;
const KILLED = 8;

/** Several servers on one PostgreSQL, against one on a folder. */
export async function cluster(): Promise<Figure[]> {
  const database = await startDatabase();
  try {
    progress('cluster: one server on a folder and one on a database');
    const folder = await saturated(1, () => loadedServer());
    const one = await onDatabase(database, 1);
    progress('cluster: two servers, then three');
    const two = await onDatabase(database, 2);
    const three = await onDatabase(database, 3);
    progress('cluster: moves one by one');
    const singles = await singleMoves(database);
    progress('cluster: servers are killed');
    const gone = await killed(database);
    return [
      {
        what: 'processor time per move on PostgreSQL, against SQLite ("stock")',
        unit: 'µs',
        ours: one.cpuPerMove * 1e6,
        stock: folder.cpuPerMove * 1e6,
        ratio: one.cpuPerMove / folder.cpuPerMove,
        budget: { of: 'ratio', atMost: 1.6 },
      },
      ...[one, two, three].map(({ movesPerSecond }, i) => ({
        what: `moves/s, ${TABLES} saturated tables, servers: ${i + 1}`,
        unit: '/s',
        ours: movesPerSecond,
      })),
      {
        what: 'processor time per move, all of three servers',
        unit: 'µs',
        ours: three.cpuPerMove * 1e6,
      },
      ...[50, 99].map((percent) => ({
        what: `p${percent}, move to all screens, on two servers against one ("stock")`,
        unit: 'ms',
        ours: percentile(singles.apart, percent),
        stock: percentile(singles.together, percent),
        ratio: percentile(singles.apart, percent) / percentile(singles.together, percent),
      })),
      { what: 'a table goes on after its server was killed, p50', unit: 's', ours: median(gone) },
      {
        what: '  p99',
        unit: 's',
        ours: percentile(gone, 99),
        budget: { of: 'ours', atMost: 5 },
      },
      ...loadOf('one server', one),
      ...loadOf('three servers', three),
    ];
  } finally {
    await database.stop();
  }
}

/** What the database did for each thousand of moves. */
function loadOf(whom: string, { load, moves }: Measured): Figure[] {
  const thousands = moves / 1000;
  return [
    {
      what: `database, per 1,000 moves by ${whom}: processor time`,
      unit: 's',
      ours: load.cpu / thousands,
    },
    { what: '  transactions', unit: '', ours: load.transactions / thousands },
    { what: '  written ahead', unit: 'kB', ours: load.bytes / 1000 / thousands },
  ];
}

type Measured = Pick<Slot, 'movesPerSecond' | 'cpuPerMove'> & {
  moves: number;
  load: { transactions: number; bytes: number; cpu: number };
};

async function onDatabase(database: Database, servers: number): Promise<Measured> {
  const url = await database.empty();
  const env = { DATABASE_URL: url };
  return saturated(servers, () => loadedServer(undefined, env), database);
}

const NOTHING = { transactions: 0, bytes: 0, cpu: 0 };

/** As many moves as they can, at tables whose screens are on all of the servers by turns. */
async function saturated(
  servers: number,
  start: () => Promise<Peer>,
  database?: Database,
): Promise<Measured> {
  const peers: Peer[] = [];
  for (let i = 0; i < servers; i++) peers.push(await start());
  const together = { ...peers[0], vitals: () => sumOf(peers) };
  // the first server deals, whichever it is
  const turned = (i: number) => peers.map((_, j) => peers[(i + j) % servers]);
  const parties = await gatherAll(PARTIES, (i) => gather(turned(i), games[i % games.length]));
  const crowd = createCrowd(together, parties, { tables: TABLES, longest: LONGEST });
  const slots: Slot[] = [];
  const before = (await database?.load()) ?? NOTHING;
  let moves = 0;
  for (let i = 0; i < SLOTS; i++) {
    const slot = await crowd.play(SLOT);
    if (slot === null) break;
    moves += slot.latencies.length;
    if (i >= WARM_UP) slots.push(slot);
  }
  const after = (await database?.load()) ?? NOTHING;
  if (slots.length === 0) throw new Error('the parties were done before the servers were warm');
  await crowd.finish();
  for (const party of parties) party.close();
  for (const peer of peers) await peer.stop();
  return {
    movesPerSecond: median(slots.map(({ movesPerSecond }) => movesPerSecond)),
    cpuPerMove: median(slots.map(({ cpuPerMove }) => cpuPerMove)),
    moves,
    load: {
      transactions: after.transactions - before.transactions,
      bytes: after.bytes - before.bytes,
      cpu: after.cpu - before.cpu,
    },
  };
}

async function sumOf(peers: readonly Peer[]) {
  const all = await Promise.all(peers.map((peer) => peer.vitals()));
  return { ...all[0], cpu: all.reduce((sum, { cpu }) => sum + cpu, 0) };
}

/** Moves one after the other, at a table with all screens on one server and at one with screens on two, by turns. */
async function singleMoves(database: Database) {
  const env = { DATABASE_URL: await database.empty() };
  const peers = [await loadedServer(undefined, env), await loadedServer(undefined, env)];
  const latencies = { together: [] as number[], apart: [] as number[] };
  while (latencies.apart.length < SINGLE) {
    const module = games[latencies.apart.length % games.length];
    const parties = {
      together: await gather(peers[0], module),
      apart: await gather(peers, module),
    };
    for (const [where, party] of Object.entries(parties)) {
      for (let i = 0; i < 100; i++) {
        const turn = party.play();
        if (turn === null) break;
        latencies[where as keyof typeof latencies].push(await turn);
      }
      party.close();
    }
  }
  for (const peer of peers) await peer.stop();
  return latencies;
}

/** Seconds from when a server was killed until somebody has moved at each of the tables that were there. */
async function killed(database: Database): Promise<number[]> {
  const env = { DATABASE_URL: await database.empty() };
  const start = () => loadedServer(undefined, { ...env, DATA_DIR: newFolder() });
  let [one, other] = [await start(), await start()];
  const way = await openProxy({ host: '127.0.0.1', port: one.port });
  const times: number[] = [];
  for (let i = 0; i < KILLS; i++) {
    way.aimAt(one.port);
    const tables = [];
    for (let j = 0; j < KILLED; j++) tables.push(await pairAt(one, way.through('http://x')));
    way.aimAt(other.port);
    const begun = performance.now();
    const goneOn = tables.map(async ({ goesOn, close }) => {
      await goesOn();
      times.push((performance.now() - begun) / 1000);
      close();
    });
    await one.kill();
    await Promise.all(goneOn);
    [one, other] = [other, await start()];
  }
  await one.stop();
  await other.stop();
  await way.close();
  return times;
}

/** Two people at a table that a bot sits at as well, by way of something that leads them elsewhere. */
async function pairAt(peer: Peer, url: string) {
  const [module] = games;
  const post = async <T>(path: string, body: object): Promise<T> =>
    (
      await fetch(`http://127.0.0.1:${peer.port}/games/${module.id}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.1.1.1' },
        body: JSON.stringify(body),
      })
    ).json() as Promise<T>;
  type Seat = { matchID: string; playerID: string; playerCredentials: string };
  const host = await post<Seat>('create', {
    numPlayers: 3,
    start: 'host',
    unlisted: true,
    playerName: 'Ana',
    bots: ['easy'],
  });
  const { matchID } = host;
  const guest = await post<Seat>(`${matchID}/join`, { playerName: 'Bo' });
  const proofs = [host, guest].map(({ playerID, playerCredentials: credentials }) => ({
    playerID,
    credentials,
  }));
  const server = url.replace(/\/$/, '');
  const screens = proofs.map((proof) => ({
    ...proof,
    connection: connect({ game: module.id, matchID, server, ...proof }),
  }));
  const sees = (i: number, holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => holds() && (stop(), resolve());
      const stop = screens[i].connection.subscribe(look);
      look();
    });
  await Promise.all(
    screens.map((_, i) => sees(i, () => screens[i].connection.get().table !== null)),
  );
  await post(`${matchID}/ready`, { ...proofs[1], ready: true });
  await post(`${matchID}/start`, proofs[0]);
  await Promise.all(
    screens.map((_, i) => sees(i, () => screens[i].connection.get().match !== null)),
  );

  return {
    /** Resolves once a screen shows what came after: of whoever is waited for, person or bot. */
    async goesOn() {
      const before = screens.map(({ connection }) => connection.get().match!.stateID);
      await Promise.race(
        screens.map(async ({ connection, playerID }, i) => {
          await sees(i, () => !connection.get().connected);
          await sees(i, () => connection.get().connected);
          const moved = () => connection.get().match!.stateID > before[i];
          while (!moved()) {
            await sees(i, () => moved() || connection.get().match!.awaited.includes(playerID));
            if (moved()) return;
            const { view, ctx } = connection.get().match!;
            const [move] = legalMoves(module, view, ctx, playerID);
            const ack = await connection.play(move.move, ...move.args);
            if (ack.ok) return;
            const refused = connection.get();
            await sees(i, () => connection.get() !== refused);
          }
        }),
      );
    },
    close: () => screens.forEach(({ connection }) => connection.close()),
  };
}
