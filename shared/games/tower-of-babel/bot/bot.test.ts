import { chanceOf } from '../../../engine/chance';
import { createEngine, type Position } from '../../../engine/engine';
import { SENSELESS } from '../../../engine/rating';
import type { Gameover } from '../../../engine/score';
import { towerOfBabel } from '..';
import type { Move } from '../moves';
import type { View } from '../state';
import { match } from '../testing';
import { extent } from '../../../testing/extent';

const engine = createEngine(towerOfBabel);
const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

/** The move a bot likes best, the first of equals. */
function best(position: Position, playerID: string): Move {
  const { G, ctx } = engine.view(position, playerID);
  const rated = (engine.legal(position, playerID) as Move[]).map((move) => ({
    move,
    rating: towerOfBabel.rate(G as View, ctx, playerID, move, undefined),
  }));
  return rated.reduce((a, b) => (b.rating > a.rating ? b : a)).move;
}

/** Plays a match to its end: these seats are bots, the others move at random. */
function outcome(
  { numPlayers, options = {} }: { numPlayers: number; options?: Record<string, boolean> },
  seed: number,
  bots: string[],
): Gameover {
  const chance = chanceOf({ seed: seedOf(seed), counter: 0 });
  let position = engine.start({ numPlayers, options, seed: seedOf(seed + 1000) });
  while (position.ctx.gameover === undefined) {
    const [playerID] = engine.awaited(position);
    const move = bots.includes(playerID)
      ? best(position, playerID)
      : chance.pick(engine.legal(position, playerID));
    const done = engine.act(position, { type: 'move', playerID, ...move });
    if (!done.ok) throw new Error(`refused: ${done.code}`);
    position = done.position;
  }
  return position.ctx.gameover;
}

test('a bot beats two at random in 95 of 100 matches', () => {
  const matches = extent(40, 100);
  const wins = Array.from({ length: matches }, (_, seed) => {
    const bot = String(seed % 3);
    const { standings } = outcome({ numPlayers: 3 }, seed, [bot]);
    return standings[0].playerID === bot && standings[1].place === 2;
  });
  expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(0.95 * matches);
});

test.each([3, 4, 5])('a match of %i bots ends, with any discs', (numPlayers) => {
  const seats = Array.from({ length: numPlayers }, (_, i) => String(i));
  for (const on of [false, true]) {
    const options = { twoColouredDiscs: on, openDiscs: on };
    expect(outcome({ numPlayers, options }, 1, seats).standings).toHaveLength(numPlayers);
  }
});

describe('a bot', () => {
  const liked = (m: ReturnType<typeof match>, playerID: string) => {
    const { move, args } = best(m.position, playerID);
    return [move, ...args].join(' ');
  };
  const selecting = (...offers: string[]) => {
    const m = match({
      hands: { 0: { ship: 3 }, 1: { ship: 3 }, 2: { ship: 3 }, 3: { ship: 3 } },
      actionCards: { 1: 'tripleBonus-1' },
    });
    m.play('0 build ship-5a', ...offers.map((offer, i) => `${i + 1} offer ${offer}`));
    return m;
  };

  test('builds what it can', () => {
    const m = match({ hands: { 0: { ship: 6 } } });
    expect(liked(m, '0')).toMatch(/^build ship-/);
  });

  test('passes when nobody has a card', () => {
    expect(liked(match({}), '0')).toBe('pass');
  });

  test('uses a Card Draw first', () => {
    const m = match({ hands: { 0: { ship: 6 } }, actionCards: { 0: 'cardDraw-1' } });
    expect(liked(m, '0')).toBe('cardDraw cardDraw-1');
  });

  test('offers what may be paid', () => {
    const m = match({ hands: { 1: { ship: 3 } } });
    m.play('0 build ship-5a');
    expect(liked(m, '1')).toMatch(/^offer 3/);
  });

  test('accepts what saves the build, and builds', () => {
    const m = selecting('2', '3 trade', '0');
    expect(liked(m, '0')).toBe('accept 1');
    m.play('0 accept 1');
    expect(liked(m, '0')).toBe('fulfil 0');
  });

  test('decides once: what it has accepted it never takes back, not even by a slip', () => {
    const m = selecting('2', '2 trade', '0');
    m.play('0 accept 2');
    const { G, ctx } = engine.view(m.position, '0');
    const takingBack: Move = { move: 'refuse', args: [2] };
    expect(engine.legal(m.position, '0')).toContainEqual(takingBack);
    expect(towerOfBabel.rate(G as View, ctx, '0', takingBack, undefined)).toBe(SENSELESS);
  });

  test.each([
    ['3', 'answer tripleBonus'],
    ['1', 'answer nothing'],
  ])('with a refused offer of %s, says %s', (offer, said) => {
    const m = selecting(offer, '0', '0');
    m.play('0 giveUp');
    expect(liked(m, '1')).toBe(said);
  });
});
