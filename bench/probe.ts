// Loaded before a server that is measured: says what its process has used, when asked.

process.on('message', ({ collect }: { collect: boolean }) => {
  if (collect) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send!({ cpu: (user + system) / 1e6, rss, held: heapUsed + external } satisfies Vitals);
});

// nothing outlives the bench
process.on('disconnect', () => process.exit());

/** What a process has used so far: seconds of processor time, bytes of memory in all, and bytes its objects hold. */
export type Vitals = { cpu: number; rss: number; held: number };
