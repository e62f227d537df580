import { games } from '../../shared/games';
import { thinkAndPlay } from '../load/thinking';
import { gather, gatherAll, SEATS } from '../party';
import { builtServer } from '../peer';
import { progress, type Figure } from '../report';

const TABLES = 1000;
const THINK = 4;
const SECONDS = 12;

/** A thousand tables of people who think before they move, on the server as it is built. */
export async function evening(profile?: string): Promise<Figure[]> {
  progress(`${TABLES} tables: sitting down`);
  const peer = await builtServer({ env: { TRUST_PROXY: '1' }, profile });
  const parties = await gatherAll(TABLES, (i) => gather(peer, games[i % games.length]));
  progress(`${TABLES} tables: playing`);
  const played = await thinkAndPlay(peer, parties, { think: THINK, until: SECONDS });
  await peer.stop();
  const at = `${TABLES} tables of ${SEATS}, ${THINK} s think time`;
  return [
    {
      what: `p99, move to all screens, ${at}`,
      unit: 'ms',
      ours: played.p99,
      budget: { of: 'ours', atMost: 15 },
    },
    { what: '  p50', unit: 'ms', ours: played.p50 },
    { what: '  moves/s', unit: '/s', ours: played.movesPerSecond },
    { what: '  processor', unit: 'cores', ours: played.cores, budget: { of: 'ours', atMost: 0.5 } },
    { what: '  memory', unit: 'MB', ours: played.rss / 1e6, budget: { of: 'ours', atMost: 400 } },
    { what: '  how busy the load generator was', unit: '%', ours: played.loader * 100 },
  ];
}
