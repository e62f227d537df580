import { setTimeout as pause } from 'node:timers/promises';
import type { Party } from '../party';
import type { Peer } from '../peer';
import { percentile } from '../statistics';
import { watchful } from './watchful';

/** What a server did while people played on it as people do. */
export type Thinking = {
  /** Of every move, in milliseconds. */
  latencies: readonly number[];
  movesPerSecond: number;
  p50: number;
  p99: number;
  /** The share of a core it took. */
  cores: number;
  /** Bytes of memory in all. */
  rss: number;
  /** What 99 of 100 things had to wait for in it, at most, in milliseconds. */
  delay: number;
  loader: number;
};

type Pace = {
  /** Seconds between a move and the next, on average. */
  think: number;
  /** How long: for so many seconds, or until something is over. */
  until: number | Promise<unknown>;
};

/** Has all parties play at once, each move after some thought. */
export async function thinkAndPlay(
  peer: Peer,
  parties: readonly Party[],
  { think, until }: Pace,
): Promise<Thinking> {
  const latencies: number[] = [];
  let open = true;
  // whoever is still thinking in the end keeps nobody
  const thought = (share: number) => pause(share * think * 1000, null, { ref: false });

  async function play(party: Party) {
    await thought(Math.random());
    while (open) {
      const turn = party.play();
      if (turn === null) return;
      latencies.push(await turn);
      await thought(0.5 + Math.random());
    }
  }

  const before = await peer.vitals();
  const own = process.cpuUsage();
  const begun = performance.now();
  const playing = Promise.all(parties.map(play));
  const end = typeof until === 'number' ? pause(until * 1000) : until;
  await watchful(Promise.race([playing, end]), () => latencies.length);
  const time = (performance.now() - begun) / 1000;
  const after = await peer.vitals();
  const { user, system } = process.cpuUsage(own);
  open = false;
  for (const party of parties) party.close();
  return {
    latencies,
    movesPerSecond: latencies.length / time,
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
    cores: (after.cpu - before.cpu) / time,
    rss: after.rss,
    delay: after.delay,
    loader: (user + system) / 1e6 / time,
  };
}
