import type { Hex } from '../../../../shared/games/century-eastern-wonders/map/hex';
import type { Trade } from '../../../../shared/games/century-eastern-wonders/markets';
import { anchorage, bend, middle, plus, type Lie, type Point } from './layout';
import { arrowOf } from './tradeRows';

// Where on a tile things lie.

const around = (hex: Hex, lie: Lie, spots: readonly Point[]): Point[] =>
  spots.map((spot) => plus(middle(hex, lie), spot));

export const vpSpot = (hex: Hex, lie: Lie): Point => plus(middle(hex, lie), { x: 0, y: -3 });

/**
 * What is missing is told above the tile: below are the pier and the boats. The corners above are left to what a step
 * costs, and what it costs to go to a neighbour; the boats there lie below it, if need be.
 */
export const lackSpot = (hex: Hex, lie: Lie): Point =>
  plus(middle(hex, lie), { x: lie === 'wide' ? 0 : 18 - LACK_WIDTH / 2, y: -41 });

/** Which part of that is kept for it; what takes more goes on to both sides, and where a chart lies tall to the left. */
export const LACK_WIDTH = 62;

/** What a step costs is told where it turns, off what is told of a port there. */
export const tagSpot = (from: Hex, to: Hex, lie: Lie): Point =>
  plus(bend(from, to, lie), { x: 0, y: lie === 'wide' ? 0 : -8 });

/** One for each of four players, in a row with the symbol between them. */
export const postSpots = (hex: Hex, lie: Lie): Point[] =>
  around(
    hex,
    lie,
    (lie === 'wide' ? [-20, 20, -37, 37] : [-17.5, 17.5, -32, 32]).map((x) => ({ x, y: -29 })),
  );

/** On the arrow of the trade. */
export const tradeSpot = (hex: Hex, lie: Lie, trade: Trade): Point =>
  plus(middle(hex, lie), { x: 0, y: arrowOf(trade) });

/** Where a boat turns on its way to a neighbour, as far off the line as it lies at an anchorage by itself. */
export const turnSpot = (from: Hex, to: Hex, lie: Lie): Point =>
  plus(bend(from, to, lie), lie === 'wide' ? { x: 0, y: UP } : { x: ASIDE, y: 0 });

/** A boat lies ashore, inside the corner of the hex that it is anchored at: on the corner it could be any of three islands'. */
const UP = -14;
const ASIDE = -9;

/** Side by side at the anchorage, off the trade. */
export function boatSpots(hex: Hex, lie: Lie, many: number): Point[] {
  const apart = many > 3 ? 26 : 34;
  return Array.from({ length: many }, (_, i) => {
    const aside = (i - (many - 1) / 2) * apart;
    const spot = lie === 'wide' ? { x: aside, y: UP } : { x: ASIDE, y: aside };
    return plus(anchorage(hex, lie), spot);
  });
}

/** What owners are paid is told above the boats that lie there then. */
export function paySpot(hex: Hex, lie: Lie, many: number, nth: number): Point {
  const highest = Math.min(...boatSpots(hex, lie, many).map(({ y }) => y));
  return { x: anchorage(hex, lie).x, y: highest - 26 - 25 * nth };
}

/** How wide a cube is drawn that floats: none reaches into the next heap, and a phone's chart, which lies tall, is small. */
export const heapWidth = (lie: Lie): number => (lie === 'wide' ? 17.3 : 22.6);

/** A heap for each of four spices, off the coast and clear of the boats. */
export const waterSpots = (hex: Hex, lie: Lie): Point[] =>
  around(
    hex,
    lie,
    lie === 'wide'
      ? [
          { x: 31, y: 37 },
          { x: -31, y: 37 },
          { x: 46, y: 8 },
          { x: -46, y: 8 },
        ]
      : [
          { x: -11.8, y: 48 },
          { x: 11.8, y: 48 },
          { x: -35, y: 43 },
          { x: 35, y: 43 },
        ],
  );

/** On which side of each of so many heaps it is told how many they are: not on the next heap, nor on a price. */
export const countSides = (lie: Lie, many: number) => {
  if (lie === 'wide') return ['left', 'right', 'right', 'left'] as const;
  return many > 2
    ? (['below', many > 3 ? 'below' : 'right', 'left', 'right'] as const)
    : (['left', 'right'] as const);
};
