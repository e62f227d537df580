import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { games } from '../../shared/games';
import { thinkAndPlay, type Thinking } from '../load/thinking';
import { gather, gatherAll, SEATS } from '../party';
import { builtServer, type Peer } from '../peer';
import { progress, type Figure } from '../report';
import { percentile } from '../statistics';

const PROGRAM = 'attack.js';
const TABLES = 50;
const PACE = { think: 1, until: 6 };
/** Calm and flood take turns, so that whatever else the machine does falls on both. */
const ROUNDS = 3;

/** Honest tables alone, and beside somebody who floods the server in every way at once. */
export async function flood(profile?: string): Promise<Figure[]> {
  const peer = await builtServer({ env: { TRUST_PROXY: '1' }, profile });
  const play = async () =>
    thinkAndPlay(peer, await gatherAll(TABLES, (i) => gather(peer, games[i % games.length])), PACE);
  const calm: Thinking[] = [];
  const flooded: Thinking[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    progress(`${TABLES} tables, round ${round} of ${ROUNDS}, calm`);
    calm.push(await play());
    progress(`${TABLES} tables, round ${round} of ${ROUNDS}, flooded`);
    const attacker = await attack(peer);
    flooded.push(await play());
    progress(`sent: ${JSON.stringify(await attacker.stop())}`);
  }
  await peer.stop();
  const at = `${TABLES} tables of ${SEATS}`;
  return [
    { what: `p99, move to all screens, ${at}, calm`, unit: 'ms', ours: latency(calm, 99) },
    {
      what: '  beside floods of every kind',
      unit: 'ms',
      ours: latency(flooded, 99),
      ratio: latency(flooded, 99) / latency(calm, 99),
      budget: { of: 'ratio', atMost: 2 },
    },
    { what: '  p50, calm', unit: 'ms', ours: latency(calm, 50) },
    { what: '  p50, flooded', unit: 'ms', ours: latency(flooded, 50) },
    { what: '  p99 of the event loop, calm', unit: 'ms', ours: most(calm, 'delay') },
    { what: '  p99 of the event loop, flooded', unit: 'ms', ours: most(flooded, 'delay') },
    { what: '  processor, calm', unit: 'cores', ours: most(calm, 'cores') },
    { what: '  processor, flooded', unit: 'cores', ours: most(flooded, 'cores') },
    { what: '  memory', unit: 'MB', ours: most(flooded, 'rss') / 1e6 },
  ];
}

const latency = (played: readonly Thinking[], percent: number): number =>
  percentile(
    played.flatMap(({ latencies }) => latencies),
    percent,
  );

const most = (played: readonly Thinking[], of: 'delay' | 'cores' | 'rss'): number =>
  Math.max(...played.map((thinking) => thinking[of]));

/** Starts the attacker, a process of its own, on a public table; gives it the time to begin. */
async function attack({ port }: Peer) {
  const [{ id }] = games;
  const made = await fetch(`http://127.0.0.1:${port}/games/${id}/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    body: JSON.stringify({ numPlayers: 2 }),
  });
  const { matchID } = (await made.json()) as { matchID: string };
  const child = spawn(process.execPath, [join(__dirname, PROGRAM), String(port), id, matchID], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // attackers have computers of their own: their work must not take the processor from the server
  setPriority(child.pid!, getPriority() + 10);
  await pause(2000);
  return {
    async stop(): Promise<unknown> {
      const said = once(child, 'message');
      child.send('counts');
      const [counts] = await said;
      child.disconnect();
      await once(child, 'exit');
      return counts;
    },
  };
}
