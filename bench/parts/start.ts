import { builtServer } from '../peer';
import { progress, type Figure } from '../report';
import { median } from '../statistics';

const STARTS = 5;

/** How long the built server takes from nothing to its first answer, and what it holds before anybody comes. */
export async function start(): Promise<Figure[]> {
  progress('cold starts');
  const times: number[] = [];
  const sizes: number[] = [];
  for (let each = 0; each < STARTS; each++) {
    const begun = performance.now();
    const peer = await builtServer();
    await (await fetch(`http://127.0.0.1:${peer.port}/healthz`)).json();
    times.push((performance.now() - begun) / 1000);
    sizes.push((await peer.vitals()).rss / 1e6);
    await peer.stop();
  }
  return [
    {
      what: 'cold start to the first answer',
      unit: 's',
      ours: median(times),
      budget: { of: 'ours', atMost: 1 },
    },
    { what: '  idle memory', unit: 'MB', ours: median(sizes), budget: { of: 'ours', atMost: 120 } },
  ];
}
