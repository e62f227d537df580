import { chanceOf } from '../../engine/chance';
import { legalMoves } from '../../engine/legal';
import { createEngine, type Position } from '../../engine/engine';
import type { LegalMove } from '../../engine/game';
import type { Gameover } from '../../engine/score';
import { yaBlewIt } from '.';
import type { View } from './state';
import { extent } from '../../testing/extent';

const engine = createEngine(yaBlewIt);
const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

/** The move a bot likes best. */
function best(position: Position, playerID: string): LegalMove {
  const { G, ctx } = engine.view(position, playerID);
  const rated = legalMoves(yaBlewIt, G, ctx, playerID).map((move) => ({
    move,
    rating: yaBlewIt.rate(G as View, ctx, playerID, move, undefined),
  }));
  return rated.reduce((a, b) => (b.rating > a.rating ? b : a)).move;
}

/** Plays a match to its end: these seats are bots, the others move at random. */
function outcome(numPlayers: number, seed: number, bots: string[]): Gameover {
  const chance = chanceOf({ seed: seedOf(seed), counter: 0 });
  let position = engine.start({ numPlayers, options: {}, seed: seedOf(seed + 1000) });
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

test.each([2, 3, 4, 5, 6])('a match of %i bots ends', (n) => {
  const seats = Array.from({ length: n }, (_, i) => String(i));
  expect(outcome(n, 1, seats).standings).toHaveLength(n);
});

test('a bot beats random play at a table of two, four times in five', () => {
  const matches = extent(50, 100);
  const wins = Array.from({ length: matches }, (_, seed) => {
    const bot = String(seed % 2);
    const { standings } = outcome(2, seed, [bot]);
    return standings[0].playerID === bot && standings[1].place === 2;
  });
  expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(0.8 * matches);
});

test('a bot among three at random wins half of the matches, not a quarter', () => {
  const wins = Array.from({ length: 24 }, (_, seed) => {
    const bot = String(seed % 4);
    return outcome(4, seed, [bot]).standings[0].playerID === bot;
  });
  expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(12);
});
