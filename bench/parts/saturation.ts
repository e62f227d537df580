import { games } from '../../shared/games';
import { gatherEcho } from '../echo';
import { createCrowd, type Crowd, type Download, type Slot } from '../load/saturated';
import { gather, gatherAll, SEATS, type Party } from '../party';
import { echoServer, loadedServer, stockServer, type Peer } from '../peer';
import { progress, type Figure } from '../report';
import { median, percentile } from '../statistics';

const TABLES = 50;
/** How many parties there are at first. */
const PARTIES = 250;
/** Of these, how many come before memory is measured: what is loaded once, for the first of them, belongs to no table. */
const FIRST = 100;
/** How many must be left before a server's turn: short matches are over before it is. */
const RESERVE = 150;
/** Played at random, some titles last for ten thousands of moves: by then their bytes are told. */
const LONGEST = 400;
/** How long one server plays before the next has its turn, in milliseconds. */
const SLOT = 400;
const SLOTS = 20;
/** Not counted: servers get faster while they warm up. */
const WARM_UP = 6;

/** A server, and those who play on it. */
type Contender = {
  peer: Peer;
  parties: Party[];
  crowd: Crowd;
  memoryPerTable: number;
  /** One turn of this server, with enough parties for it. */
  play(): Promise<Slot | null>;
};

type Round = { ours: Slot; stock: Slot; echo: Slot };

/** As many moves as they can: ours, stock and bare socket.io by turns, so that a busy machine is unfair to none. */
export async function saturation(profile?: string): Promise<Figure[]> {
  progress('saturation: sitting down');
  const ours = await invite(await loadedServer(profile));
  const stock = await invite(await stockServer(profile));
  const echo = await invite(await echoServer(), {
    count: TABLES,
    reserve: 0,
    longest: Infinity,
    one: gatherEcho,
  });
  progress('saturation: playing');
  const rounds: Round[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const round = {
      ours: await ours.play(),
      stock: await stock.play(),
      echo: await echo.play(),
    };
    if (!isFull(round)) break;
    if (slot >= WARM_UP) rounds.push(round);
  }
  if (rounds.length === 0) throw new Error('the parties were done before the servers were warm');
  const downloads = { ours: await ours.crowd.finish(), stock: await stock.crowd.finish() };
  for (const { peer, parties } of [ours, stock, echo]) {
    for (const party of parties) party.close();
    await peer.stop();
  }

  return [
    {
      what: `moves/s, ${TABLES} saturated tables of ${SEATS}`,
      unit: '/s',
      ...compare(rounds, ({ movesPerSecond }) => movesPerSecond),
      budget: { of: 'ratio', atLeast: 2.5 },
    },
    {
      what: '  bare socket.io, no game',
      unit: '/s',
      ours: median(rounds.map(({ echo }) => echo.movesPerSecond)),
    },
    {
      what: '  p50, move to all screens',
      unit: 'ms',
      ...compare(rounds, ({ latencies }) => percentile(latencies, 50)),
    },
    {
      what: '  p99',
      unit: 'ms',
      ...compare(rounds, ({ latencies }) => percentile(latencies, 99)),
    },
    {
      what: '  processor time per move',
      unit: 'µs',
      ...compare(rounds, ({ cpuPerMove }) => cpuPerMove * 1e6),
      budget: { of: 'ratio', atMost: 0.4 },
    },
    {
      what: '  how busy the load generator was',
      unit: '%',
      ...compare(rounds, ({ loader }) => loader * 100),
    },
    ...games.map(({ id }) => download(id, downloads)),
    {
      what: `memory per idle table, ${SEATS} screens at it`,
      unit: 'kB',
      ...pair(ours.memoryPerTable / 1000, stock.memoryPerTable / 1000),
      budget: { of: 'ratio', atMost: 1 },
    },
  ];
}

async function invite(
  peer: Peer,
  {
    count = PARTIES,
    reserve = RESERVE,
    longest = LONGEST,
    one = (peer: Peer, index: number) => gather(peer, games[index % games.length]),
  } = {},
): Promise<Contender> {
  const first = Math.min(FIRST, count / 2);
  const parties = await gatherAll(first, (i) => one(peer, i));
  const before = await peer.vitals(true);
  parties.push(...(await gatherAll(count - first, (i) => one(peer, first + i))));
  const after = await peer.vitals(true);
  const crowd = createCrowd(peer, parties, { tables: TABLES, longest });
  return {
    peer,
    parties,
    crowd,
    memoryPerTable: (after.held - before.held) / (count - first),
    async play() {
      const seated = parties.length;
      const missing = Math.max(0, reserve - crowd.left());
      parties.push(...(await gatherAll(missing, (i) => one(peer, seated + i))));
      return crowd.play(SLOT);
    },
  };
}

/** Whether all servers had enough parties to the end of a round. */
const isFull = (round: { [K in keyof Round]: Slot | null }): round is Round =>
  Object.values(round).every((slot) => slot !== null);

/** Round by round, because what disturbed one server will have disturbed the other. */
const compare = (rounds: Round[], of: (slot: Slot) => number) => ({
  ours: median(rounds.map(({ ours }) => of(ours))),
  stock: median(rounds.map(({ stock }) => of(stock))),
  ratio: median(rounds.map(({ ours, stock }) => of(ours) / of(stock))),
});

const pair = (ours: number, stock: number) => ({ ours, stock, ratio: ours / stock });

function download(
  title: string,
  { ours, stock }: { ours: Map<string, Download>; stock: Map<string, Download> },
): Figure {
  const size = (downloads: Map<string, Download>) => {
    const { bytes, moves } = downloads.get(title)!;
    return bytes / moves / SEATS;
  };
  return {
    what: `bytes down per move and screen, whole matches of ${title}`,
    unit: 'B',
    ...pair(size(ours), size(stock)),
    budget: { of: 'ratio', atMost: 0.15 },
  };
}
