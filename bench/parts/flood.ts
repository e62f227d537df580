import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { games } from '../../shared/games';
import { thinkAndPlay } from '../load/thinking';
import { gather, gatherAll, type Party } from '../party';
import { builtServer, type Peer } from '../peer';
import { progress, type Figure } from '../report';

const TABLES = 50;
const PACE = { think: 1, seconds: 15 };

/** Honest tables alone, and beside somebody who floods the server in every way at once. */
export async function flood(profile?: string): Promise<Figure[]> {
  progress(`${TABLES} tables, calm`);
  const peer = await builtServer({ env: { TRUST_PROXY: '1' }, profile });
  const sitDown = (): Promise<Party[]> =>
    gatherAll(TABLES, (i) => gather(peer, games[i % games.length]));
  const calm = await thinkAndPlay(peer, await sitDown(), PACE);
  const parties = await sitDown();
  progress(`${TABLES} tables, flooded`);
  const attacker = await attack(peer);
  const flooded = await thinkAndPlay(peer, parties, PACE);
  const counts = await attacker.stop();
  progress(`sent: ${JSON.stringify(counts)}`);
  await peer.stop();
  const ratio = flooded.p99 / calm.p99;
  return [
    { what: `p99, move to all screens, ${TABLES} tables of 4, calm`, unit: 'ms', ours: calm.p99 },
    {
      what: '  the same beside floods of every kind',
      unit: 'ms',
      ours: flooded.p99,
      ratio,
      budget: { of: 'ratio', atMost: 2 },
    },
    { what: '  p50, calm', unit: 'ms', ours: calm.p50 },
    { what: '  p50, flooded', unit: 'ms', ours: flooded.p50 },
    { what: '  p99 of the server’s event loop, calm', unit: 'ms', ours: calm.delay },
    { what: '  p99 of the server’s event loop, flooded', unit: 'ms', ours: flooded.delay },
    { what: '  processor, calm', unit: 'cores', ours: calm.cores },
    { what: '  processor, flooded', unit: 'cores', ours: flooded.cores },
    { what: '  memory, flooded', unit: 'MB', ours: flooded.rss / 1e6 },
  ];
}

/** Starts the attacker, a process of its own, on a public table; gives him the time to begin. */
async function attack({ port }: Peer) {
  const [{ id }] = games;
  const made = await fetch(`http://127.0.0.1:${port}/games/${id}/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    body: JSON.stringify({ numPlayers: 2 }),
  });
  const { matchID } = (await made.json()) as { matchID: string };
  const child = fork(join(__dirname, 'attack.js'), [String(port), id, matchID]);
  // he has a computer of his own: his work must not take the processor from the server
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
