import { createEngine } from '../../engine/engine';
import { towerOfBabel } from '.';
import { ACTION_CARDS } from './actionCards';
import { ALL_CARDS, minus, plus, size } from './cards';
import { discsInPlay } from './discs';
import { rowInForce } from './scoring';
import type { State } from './state';
import { openDiscs } from './table';

const engine = createEngine(towerOfBabel);
const seedOf = (n: number): string => n.toString(16).padStart(64, '0');
const dealt = (numPlayers: number, seed: number, options = {}) =>
  engine.start({ numPlayers, options, seed: seedOf(seed) });

describe('R2 setting up', () => {
  test('three to five play (R2.1)', () => {
    expect(towerOfBabel.players).toEqual({ min: 3, max: 5 });
  });

  test.each([3, 4, 5])('%i players have four building cards each (R2.4)', (n) => {
    const { hands, supply } = dealt(n, n).G as State;
    expect(Object.values(hands).map(size)).toEqual(Array.from({ length: n }, () => 4));
    expect(minus(ALL_CARDS, plus(...Object.values(hands)))).toEqual(supply);
  });

  test.each([false, true])('three discs on each wonder, twoColouredDiscs %s (R2.3, R2.5)', (on) => {
    const { table } = dealt(3, 1, { twoColouredDiscs: on }).G as State;
    expect(Object.values(table.wonders).map(({ discs }) => discs.length)).toEqual(Array(8).fill(3));
    expect(openDiscs(table).sort()).toEqual([...discsInPlay(on)].sort());
  });

  test('the discs lie at random (R2.3)', () => {
    const giza = Array.from({ length: 40 }, (_, seed) => dealt(3, seed).G.table.wonders.giza.discs);
    expect(new Set(giza.flat()).size).toBe(24);
  });

  test('anybody may be the start player, and turns go clockwise (R2.2)', () => {
    const starts = Array.from({ length: 40 }, (_, seed) => dealt(3, seed));
    expect(new Set(starts.map(({ ctx }) => ctx.currentPlayer))).toEqual(new Set(['0', '1', '2']));
    for (const { G, ctx } of starts) expect(G.table.first).toBe(ctx.currentPlayer);
  });

  test('the action cards are shuffled, or there are none (R2.6)', () => {
    const supplies = Array.from(
      { length: 20 },
      (_, seed) => (dealt(4, seed).G as State).actionSupply,
    );
    for (const supply of supplies) expect([...supply].sort()).toEqual([...ACTION_CARDS].sort());
    expect(new Set(supplies.map(([first]) => first)).size).toBeGreaterThan(5);
    expect(dealt(4, 1, { actionCards: false }).G.actionSupply).toEqual([]);
  });

  test('the first row of the scoring table is in force, and nobody has points (R6.2)', () => {
    const { table } = dealt(3, 1).G as State;
    expect(rowInForce(table)).toEqual({ most: 8, second: 4 });
    expect(table.points).toEqual({
      0: { offers: 0, wonders: 0 },
      1: { offers: 0, wonders: 0 },
      2: { offers: 0, wonders: 0 },
    });
  });
});
