// Loaded before a server that is measured: says what its process has used, when asked.

import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The watch looks so often, in milliseconds, and counts that as delay as well. */
const RESOLUTION = 5;
const loop = monitorEventLoopDelay({ resolution: RESOLUTION });
loop.enable();

process.on('message', ({ collect }: { collect: boolean }) => {
  if (collect) globalThis.gc?.();
  const delay = loop.percentile(99) / 1e6 - RESOLUTION;
  loop.reset();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send!({
    cpu: (user + system) / 1e6,
    rss,
    held: heapUsed + external,
    delay,
  } satisfies Vitals);
});

// nothing outlives the bench
process.on('disconnect', () => process.exit());

/** What a process has used so far. */
export type Vitals = {
  /** Seconds of processor time. */
  cpu: number;
  /** Bytes of memory in all, and those its objects hold. */
  rss: number;
  held: number;
  /** Since this was last asked: what 99 of 100 things had to wait for before it came to them, at most, in milliseconds. */
  delay: number;
};
