import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { everyOptions } from '../shared/engine/options';
import type { GameModule } from '../shared/engine/game';
import { games } from '../shared/games';
import { builtServer, type Peer } from './peer';
import { print, progress, type Figure } from './report';
import { dial } from './wire';

// npm run soak: tables of bots of all titles, for `-- --minutes 10 --tables 300`,
// acting every `--pace 1000` milliseconds. It comes in two
// halves, so that what the first one left behind is no growth yet; it fails when the second one leaves more.

/** Seconds between two looks whether all matches are over. */
const LOOK = 5;
/** How long a match stays in memory after its end, in seconds. */
const IDLE = 5;
/** How many tables are opened a second: no evening begins with all of them at once. */
const OPENED = 10;

const BUDGET = { delay: 20, growth: 8 };

type Kind = { title: GameModule; numPlayers: number; options: Record<string, unknown> };

/** Every title with every player count and every combination of options. */
const KINDS: Kind[] = games.flatMap((title) =>
  Array.from({ length: title.players.max - title.players.min + 1 }, (_, i) => i).flatMap((more) =>
    everyOptions(title.options).map((options) => ({
      title,
      numPlayers: title.players.min + more,
      options,
    })),
  ),
);

let households = 0;
let kinds = 0;
const addressOf = (n: number) => `10.${[16, 8, 0].map((bits) => (n >> bits) & 255).join('.')}`;

/** One table of bots from its creation to its end, with somebody watching, unless time is up. */
async function oneMatch(peer: Peer, over: Promise<unknown>): Promise<boolean> {
  const { title, numPlayers, options } = KINDS[(kinds++ * 7919) % KINDS.length];
  const from = addressOf(households++);
  const answer = await fetch(`http://127.0.0.1:${peer.port}/games/${title.id}/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({
      numPlayers,
      setupData: options,
      bots: Array.from(
        { length: numPlayers },
        (_, i) => (['easy', 'normal', 'hard'] as const)[i % 3],
      ),
    }),
  });
  if (!answer.ok) throw new Error(`a table was refused: ${await answer.text()}`);
  const { matchID } = (await answer.json()) as { matchID: string };
  let ended: () => void;
  const end = new Promise<void>((resolve) => (ended = resolve));
  const wire = await dial({ port: peer.port, namespace: title.id, from }, (event) => {
    if (event.startsWith('["table"') && event.includes('"status":"over"')) ended();
    if (event.includes('"status":"stopped"')) throw new Error(`a match was stopped: ${event}`);
  });
  wire.emit(['sync', matchID, null]);
  const isOver = await Promise.race([end.then(() => true), over.then(() => false)]);
  wire.close();
  return isOver;
}

/** Keeps so many tables going for some time; how many matches were played to their end. */
async function keepGoing(peer: Peer, tables: number, seconds: number): Promise<number> {
  const time = pause(seconds * 1000);
  let open = true;
  void time.then(() => (open = false));
  let played = 0;
  const table = async (_: unknown, i: number) => {
    await Promise.race([time, pause((i / OPENED) * 1000)]);
    while (open) if (await oneMatch(peer, time)) played++;
  };
  await Promise.all(Array.from({ length: tables }).map(table));
  return played;
}

/** What the server holds, in megabytes, once all matches are over and it has let go of them. */
async function heldAfter(peer: Peer): Promise<number> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${peer.port}/healthz`);
    const { matches } = (await answer.json()) as { matches: number };
    if (matches === 0) return (await peer.vitals(true)).held / 1e6;
    await pause(LOOK * 1000);
  }
}

async function main() {
  const { values } = parseArgs({
    options: { minutes: { type: 'string' }, tables: { type: 'string' }, pace: { type: 'string' } },
  });
  const seconds = Number(values.minutes ?? 10) * 60;
  const tables = Number(values.tables ?? 300);
  const pace = values.pace ?? '1000';
  const peer = await builtServer({
    env: { TRUST_PROXY: '1', BOT_PACE_MS: pace, IDLE_SECONDS: String(IDLE), LOG_LEVEL: 'info' },
  });
  const played: number[] = [];
  const held: number[] = [];
  const delays: number[] = [];
  for (const half of [1, 2]) {
    progress(`${tables} tables of bots, half ${half} of 2`);
    await peer.vitals();
    played.push(await keepGoing(peer, tables, seconds / 2));
    delays.push((await peer.vitals()).delay);
    progress('waiting until all matches are over');
    held.push(await heldAfter(peer));
  }
  const { rss } = await peer.vitals();
  await peer.stop();
  const growth = held[1] - held[0];
  const figures: Figure[] = [
    {
      what: `matches of bots played to their end, ${tables} tables`,
      unit: '',
      ours: played[0] + played[1],
    },
    {
      what: 'p99 of the event loop, the worse half',
      unit: 'ms',
      ours: Math.max(...delays),
      budget: { of: 'ours', atMost: BUDGET.delay },
    },
    { what: 'held by objects after the first half', unit: 'MB', ours: held[0] },
    {
      what: 'more after the second half',
      unit: 'MB',
      ours: growth,
      budget: { of: 'ours', atMost: BUDGET.growth },
    },
    { what: 'memory in all', unit: 'MB', ours: rss / 1e6 },
    {
      what: 'faults in the log',
      unit: '',
      ours: peer.faults.length,
      budget: { of: 'ours', atMost: 0 },
    },
  ];
  print(figures);
  for (const fault of peer.faults.slice(0, 5)) console.log(fault);
  const missed = figures.some(
    ({ ours, budget }) => budget && 'atMost' in budget && ours > budget.atMost,
  );
  process.exitCode = missed ? 1 : 0;
}

void main();
