import type { Trade } from '../../../../shared/games/century-eastern-wonders/markets';
import type { Cubes, Spice } from '../../../../shared/games/century-eastern-wonders/spices';
import { listed } from '../cubes';

/** Cubes of a trade beside each other, on an island around its middle. */
export type Row = { cubes: readonly Spice[]; y: number; size: number };

/** No more than so many are one row: to its sides there is room for what floats, and for prices and boats around the island. */
const WIDEST = 3;

/** As even as can be. */
const rowsOf = (cubes: Cubes): Spice[][] => {
  const all = listed(cubes);
  const first = all.length > WIDEST ? Math.ceil(all.length / 2) : all.length;
  return [all.slice(0, first), all.slice(first)].filter((row) => row.length > 0);
};

type Set = { rows: Row[]; arrow: number };

/** A trade as it is read from top to bottom: what is handed in, an arrow, what is taken. */
function setOut({ gives, gets }: Trade): Set {
  const [above, below] = [rowsOf(gives), rowsOf(gets)];
  const isHigh = above.length + below.length > 2;
  const { size, step, first, gap } = isHigh
    ? { size: 18.8, step: 18.8, first: -14.65, gap: 23.5 }
    : { size: 18.8, step: 18.8, first: -9.5, gap: 28 };
  const last = first + (above.length - 1) * step;
  const row = (from: number) => (cubes: Spice[], i: number) => ({
    cubes,
    y: from + i * step,
    size,
  });
  return {
    rows: [...above.map(row(first)), ...below.map(row(last + gap))],
    arrow: last + gap / 2,
  };
}

export const tradeRows = (trade: Trade): readonly Row[] => setOut(trade).rows;

/** What the cubes of a trade fill, and how far below the middle of the island that has its own middle. */
export function boundsOf(trade: Trade): { y: number; width: number; height: number } {
  const rows = tradeRows(trade);
  const top = Math.min(...rows.map(({ y, size }) => y - size / 2));
  const bottom = Math.max(...rows.map(({ y, size }) => y + size / 2));
  const width = Math.max(...rows.map(({ cubes, size }) => cubes.length * (size + 0.6)));
  return { y: (top + bottom) / 2, width, height: bottom - top };
}

/** How far below the middle of the island the arrow is. */
export const arrowOf = (trade: Trade): number => setOut(trade).arrow;
