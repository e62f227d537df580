import type { GameModule } from '../../shared/engine/game';
import { games } from '../../shared/games';
import { centuryEasternWonders } from '../../shared/games/century-eastern-wonders';
import { towerOfBabel } from '../../shared/games/tower-of-babel';
import { LIMITS } from '../../server/limits';
import { chanceFor, dealsOf } from '../../server/test-support/randomMatches';
import { worstAction } from '../../server/test-support/worstAction';
import { playAheadBy, storeMatches } from '../../server/test-support/expectedMatch';
import { thinkAndPlay, type Thinking } from '../load/thinking';
import { gather, gatherAll } from '../party';
import { builtServer, newFolder, type Peer } from '../peer';
import { progress, type Figure } from '../report';
import { percentile } from '../statistics';
import { copiesOf, dropSnapshots, type Stored } from '../stored';

const PLAYING = 30;
const THINK = 0.5;
/** Calm and loading take turns, so that whatever else the machine does falls on both. */
const ROUNDS = 3;
const SECONDS = 6;
/** How many loads are asked for at once. */
const AT_ONCE = 10;

/**
 * `loads` in a round: for as long as the calm lasts, or longer. The worst matches that somebody with all seats can make by legal actions alone. While steps can be taken
 * back no snapshot is possible, longest before the first turn of this title; and where there is no snapshot
 * at all, offers that are changed and changed again take longest to play.
 */
const WORST = [
  {
    what: 'longest without a snapshot',
    module: centuryEasternWonders,
    actions: 780,
    fresh: false,
    loads: 40,
  },
  { what: 'under a new build', module: towerOfBabel, actions: 5000, fresh: true, loads: 10 },
];

/** Honest tables alone, and while the worst match somebody can make is loaded again and again. */
export async function hostile(profile?: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const worst of WORST) figures.push(...(await beside(worst, profile)));
  return figures;
}

async function beside(
  { what, module, actions, fresh, loads }: (typeof WORST)[number],
  profile?: string,
): Promise<Figure[]> {
  progress(`${module.id}: making the worst match of ${actions} actions`);
  const dataDir = newFolder();
  const original = await worstMatch(dataDir, module, actions);
  const first = await builtServer({ env: { DATA_DIR: dataDir } });
  await load(first, [original]);
  await first.stop();
  const copies = copiesOf(dataDir, [original], ROUNDS * loads);
  if (fresh) dropSnapshots(dataDir);

  const peer = await builtServer({ env: { TRUST_PROXY: '1', DATA_DIR: dataDir }, profile });
  const parties = () => gatherAll(PLAYING, (i) => gather(peer, games[i % games.length]));
  const calm: Thinking[] = [];
  const busy: Thinking[] = [];
  let seconds = 0;
  for (let round = 0; round < ROUNDS; round++) {
    progress(`${module.id}: round ${round + 1} of ${ROUNDS}`);
    calm.push(await thinkAndPlay(peer, await parties(), { think: THINK, until: SECONDS }));
    const honest = await parties();
    const begun = performance.now();
    const until = load(peer, copies.splice(0, loads)).then(
      () => void (seconds += (performance.now() - begun) / 1000),
    );
    busy.push(await thinkAndPlay(peer, honest, { think: THINK, until }));
  }
  await peer.stop();
  const [alone, loading] = [latency(calm), latency(busy)];
  return [
    {
      what: `${module.id} of ${actions} hostile actions, ${what}: a load`,
      unit: 'ms',
      ours: (seconds * 1000) / (ROUNDS * loads),
    },
    { what: '  p99, move of others to all screens, calm', unit: 'ms', ours: alone },
    {
      what: `  while it is loaded ${loads} times, ${AT_ONCE} at once`,
      unit: 'ms',
      ours: loading,
      ratio: loading / alone,
      budget: { of: 'ratio', atMost: 2 },
    },
    { what: '  p99 of the event loop, calm', unit: 'ms', ours: most(calm) },
    { what: '  meanwhile', unit: 'ms', ours: most(busy) },
  ];
}

const latency = (played: readonly Thinking[]): number =>
  percentile(
    played.flatMap(({ latencies }) => latencies),
    99,
  );

const most = (played: readonly Thinking[]): number => Math.max(...played.map(({ delay }) => delay));

/** Stores a running match whose holders of all seats did what they could to make it slow. */
async function worstMatch(dataDir: string, module: GameModule, actions: number): Promise<Stored> {
  const deal = dealsOf(module, 200).find(({ numPlayers }) => numPlayers === module.players.max)!;
  const [expected] = await storeMatches(dataDir, [{ module, deal }]);
  const random = chanceFor('hostile');
  const { engine, model } = expected;
  const act = () => worstAction({ engine, model, changes: LIMITS.changes, random });
  await playAheadBy(dataDir, expected, { actions, act });
  return { game: module.id, id: expected.table.id };
}

/** Asks for matches none of which is in memory, some at a time. */
async function load(peer: Peer, matches: readonly Stored[]): Promise<void> {
  const waiting = [...matches];
  const ask = async (_: unknown, from: number) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const response = await fetch(`http://127.0.0.1:${peer.port}/games/${next.game}/${next.id}`, {
        headers: { 'x-forwarded-for': `10.201.0.${from}` },
      });
      const { status } = (await response.json()) as { status: string };
      if (status !== 'running') throw new Error(`a match is ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}
