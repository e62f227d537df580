import { createEngine, type Position } from '../../../engine/engine';
import type { LegalMove, PlayerID } from '../../../engine/game';
import { sum } from '../../../engine/numbers';
import { SENSELESS } from '../../../engine/rating';
import { bestMove } from '../../../testing/longMatch';
import { quickChance } from '../../../testing/random';
import { centuryEasternWonders } from '..';
import { size } from '../spices';
import { holdLimit } from '../table';
import { legal as legalOf, match, seen } from '../testing';
import { extent } from '../../../testing/extent';

const engine = createEngine(centuryEasternWonders);

/** Who plays a seat: what they do of all that is legal. */
type Mind = (position: Position, playerID: PlayerID, legal: readonly LegalMove[]) => LegalMove;

const bot: Mind = (position, playerID, legal) => bestMove(engine, position, { playerID, legal });

const randomly = (seed: number): Mind => {
  const random = quickChance(seed);
  return (_position, _playerID, legal) => random.pick(legal);
};

/** Like a bot of less than full strength, which now and then does what looks nearly as good. */
const loosely = (seed: number): Mind => {
  const random = quickChance(seed);
  return (position, playerID, legal) => {
    const { G, ctx } = engine.view(position, playerID);
    const ratings = legal.map((move) => engine.module.rate(G, ctx, playerID, move, undefined));
    const slip = random.die(5) === 1 ? 4 : 0;
    const least = Math.max(...ratings) - slip;
    return random.pick(legal.filter((_, i) => ratings[i] >= least));
  };
};

/** Starts like a bot, and then only confirms. */
const idle: Mind = (position, playerID, legal) =>
  position.G.table.starting.length > 0
    ? bot(position, playerID, legal)
    : (legal.find(({ move }) => move === 'end') ?? legal[0]);

/** Plays until it is over, or until `isDone`. */
function play(
  seed: number,
  minds: Mind[],
  isDone: (position: Position) => boolean,
  onMove: (position: Position, playerID: PlayerID, move: LegalMove) => void = () => undefined,
): Position {
  const options = { map: seed % 2 === 0 ? 'firstGame' : 'random' };
  const deal = { numPlayers: minds.length, options, seed: String(seed).padStart(64, '0') };
  let position = engine.start(deal);
  while (position.ctx.gameover === undefined && !isDone(position)) {
    const [playerID] = engine.awaited(position);
    const move = minds[Number(playerID)](position, playerID, engine.legal(position, playerID));
    onMove(position, playerID, move);
    const outcome = engine.act(position, { type: 'move', playerID, ...move });
    if (!outcome.ok) throw new Error(`${move.move} is ${outcome.code}`);
    ({ position } = outcome);
  }
  return position;
}

/** The turns of the first player until they had their fourth VP tile. */
function turnsAlone(seed: number): number {
  const { ctx } = play(seed, [bot, idle], ({ G }) => G.claimed['0'].length === 4);
  return Math.ceil(ctx.turn / 2);
}

test('alone on the map a bot has its fourth VP tile by turn 30 on average', () => {
  const seeds = Array.from({ length: 20 }, (_, n) => n);
  expect(sum(seeds.map(turnsAlone)) / seeds.length).toBeLessThanOrEqual(30);
}, 240_000);

test('a bot beats random play in 98 of 100 matches', () => {
  const seeds = Array.from({ length: extent(50, 100) }, (_, n) => n);
  const won = seeds.filter((seed) => {
    const minds = [bot, randomly(seed)];
    const seat = seed % 4 < 2 ? 0 : 1;
    const { ctx } = play(seed, seat === 0 ? minds : minds.reverse(), () => false);
    return ctx.gameover!.standings[0].playerID === String(seat);
  });
  expect(won.length).toBeGreaterThanOrEqual(0.98 * seeds.length);
}, 480_000);

/** What looks best to the bot of the first player. */
const chosen = (m: ReturnType<typeof match>): string => {
  const view = seen(m, '0');
  const moves = engine.legal(m.position, '0');
  const ratings = moves.map((move) => engine.module.rate(view, m.ctx, '0', move, undefined));
  const { move, args } = moves[ratings.indexOf(Math.max(...ratings))];
  return [move, ...args].join(' ');
};

const BBBB = { holds: { 0: 'BBBB' }, ports: { 2: 'BBBB' } } as const;

test('while a Harvest fits, ending a turn with nothing done is far behind it, wherever one is bound', () => {
  // the plan is to sail on, so that neither is wanted
  const m = match({ ...BBBB, boats: { 0: 5 } });
  const rated = (move: 'end' | 'harvest') =>
    centuryEasternWonders.rate(seen(m, '0'), m.ctx, '0', { move, args: [] }, undefined);
  expect(rated('end')).toBeLessThan(rated('harvest') - 50);
});

/** How much a move looks better to the first player than another, both as text. */
function ahead(m: ReturnType<typeof match>, one: string, other: string): number {
  const view = seen(m, '0');
  const [better, worse] = [one, other].map((text) => {
    const move = engine.legal(m.position, '0').find(({ move, args }) => {
      return [move, ...args].join(' ') === text;
    })!;
    return engine.module.rate(view, m.ctx, '0', move, undefined);
  });
  return better - worse;
}

/** As far behind the best as a move may be that a bot of middle strength makes by a slip. */
const SLIP = 3;

test('a Harvest of which nothing could be kept makes no sense, whatever the strength', () => {
  const rated = (hold: string) => {
    const m = match({ holds: { 0: hold }, boats: { 0: 5 } });
    const harvest = { move: 'harvest' as const, args: [] as [] };
    return centuryEasternWonders.rate(seen(m, '0'), m.ctx, '0', harvest, undefined);
  };
  expect(rated('YYYYYYYYYY')).toBeLessThanOrEqual(SENSELESS);
  expect(rated('YYYYYYYY')).toBeGreaterThan(SENSELESS);
});

test('whoever stays beside another boat plans to pay nobody, now and in later turns (R4.10)', () => {
  const harvesting = (m: ReturnType<typeof match>) =>
    centuryEasternWonders.rate(seen(m, '0'), m.ctx, '0', { move: 'harvest', args: [] }, undefined);
  // at a port a boat costs nobody anything
  const [beside, alone] = [9, 21].map((other) =>
    match({ holds: { 0: 'YY' }, boats: { 1: other } }),
  );
  expect(harvesting(beside)).toBe(harvesting(alone));
  const paid = match({ holds: { 0: 'YYYY' }, boats: { 1: 14 } });
  paid.play('0 sail 14', '0 pay 1 ginger');
  const spared = match({ holds: { 0: 'YYY', 1: 'Y' }, boats: { 1: 21 } });
  spared.play('0 sail 14');
  expect(harvesting(paid)).toBe(harvesting(spared));
});

test('a trade is not made oftener than the hold has room for', () => {
  const there = { boats: { 0: 5 }, markets: { 5: 'ginger6' }, outposts: { 5: '0' } } as const;
  const m = match({ ...there, holds: { 0: 'BBBBYY' } });
  expect(ahead(m, 'trade 1', 'trade 2')).toBeGreaterThan(SLIP);
});

test('what is too much is the cheapest, never a precious cube by a slip', () => {
  const m = match({ holds: { 0: 'YYYYRRRRGGB' } });
  m.play('0 end');
  expect(ahead(m, 'discard ginger', 'discard chili')).toBeGreaterThan(SLIP);
  expect(ahead(m, 'discard ginger', 'discard tea')).toBeGreaterThan(SLIP);
});

test('what can be delivered where the boat lies is delivered', () => {
  expect(chosen(match({ ...BBBB, boats: { 0: 2 } }))).toBe('claim');
});

test('what is wanted at the next port is brought there, and not sold on the way', () => {
  // the market where the boat lies buys cloves
  const m = match({ ...BBBB, boats: { 0: 5 }, markets: { 5: 'ginger6' }, outposts: { 5: '0' } });
  expect(legalOf(m, '0', 'trade')).toEqual(['1', '2']);
  expect(chosen(m)).toBe('sail 2');
});

test('a turn that is confirmed with nothing else to do, and what is discarded then, take no time of their own', () => {
  const brief = Object.entries(centuryEasternWonders.moves).filter(([, move]) => move.brief);
  expect(brief.map(([name]) => name)).toEqual(['end', 'discard']);
});

describe.each([
  ['at full strength', () => bot],
  ['loosely', loosely],
] as const)('bots that play %s', (_, mindFor) => {
  const seeds = [1, 2, 3, 4];
  /** What looks foolish, and how many turns there were. */
  const foolish = { idle: 0, circles: 0, kept: 0, vain: 0 };
  let turns = 0;

  beforeAll(() => {
    for (const seed of seeds) {
      const minds = Array.from({ length: 4 }, (__, seat) => mindFor(10 * seed + seat));
      let couldDeliver = false;
      play(
        seed,
        minds,
        () => false,
        (position, playerID, { move }) => {
          const { table } = position.G;
          const legal = engine.legal(position, playerID).map((one) => one.move);
          couldDeliver ||= legal.includes('claim');
          const room = holdLimit(table, playerID) - size(table.players[playerID].hold);
          if (move === 'harvest' && room <= 0) foolish.vain++;
          if (move !== 'end' && move !== 'claim') return;
          turns++;
          if (legal.includes('harvest') && move === 'end' && room >= 2) foolish.idle++;
          if (new Set(table.turn.route).size < table.turn.route.length) foolish.circles++;
          if (couldDeliver && move !== 'claim') foolish.kept++;
          couldDeliver = false;
        },
      );
    }
  }, 240_000);

  test('never end a turn with nothing done while a Harvest fits into the hold', () => {
    expect(turns).toBeGreaterThan(200);
    expect(foolish.idle).toBe(0);
  });

  test('never harvest into a full hold, to discard as much', () => {
    expect(foolish.vain).toBe(0);
  });

  test('never sail in a circle', () => {
    expect(foolish.circles).toBe(0);
  });

  test('all but never keep what they could deliver', () => {
    expect(foolish.kept / turns).toBeLessThan(0.005);
  });
});
