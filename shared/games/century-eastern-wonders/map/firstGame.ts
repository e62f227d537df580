import { chartOf, type Site } from './chart';
import type { Hex } from './hex';

/** The columns of the printed map: how far from the middle, and where each tile lies in it, counted in half tiles. */
const COLUMNS: readonly (readonly [column: number, halves: readonly number[]])[] = [
  [-2, [-3, -1, 1, 3]],
  [-1, [-4, -2, 0, 2, 4]],
  [0, [-5, -3, -1, 1, 3, 5]],
  [1, [-4, -2, 0, 2, 4]],
  [2, [-3, -1, 1, 3]],
];

const isPort = (column: number, half: number): boolean =>
  Math.abs(column) === 2 && Math.abs(half) === 3;

/** Half a tile down is half a step of `r`; the column leans by as much. */
const hexAt = (column: number, half: number): Hex => ({ q: column, r: (half - column + 1) / 2 });

/** The map of the first game, as printed: columns of 4, 5, 6, 5 and 4, with a port in each corner. */
export const FIRST_GAME = chartOf(
  COLUMNS.flatMap(([column, halves]) =>
    halves.map((half): Site => ({
      hex: hexAt(column, half),
      kind: isPort(column, half) ? 'port' : 'market',
    })),
  ),
);
