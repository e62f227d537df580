/** @jest-environment node */
import fc from 'fast-check';
import { columnOf, WONDER_IDS } from '../../../../shared/games/colorful-treasure/wonders';
import { neighbour, type Direction } from './neighbour';

const PLACES = WONDER_IDS.flatMap((wonder) => columnOf(wonder, 5));
const DIRECTIONS: Direction[] = ['up', 'down', 'left', 'right'];

test('whatever is left in the grid, arrow keys lead from each card to every other', () => {
  fc.assert(
    fc.property(fc.subarray(PLACES, { minLength: 1 }), (cards) => {
      const reached = new Set([cards[0]]);
      // a set goes on to what is added while it is gone through
      for (const cell of reached)
        for (const direction of DIRECTIONS) {
          const next = neighbour(cell, direction, PLACES, cards);
          if (next) reached.add(next);
        }
      expect([...reached].sort()).toEqual([...cards].sort());
    }),
  );
});
