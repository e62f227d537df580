import type { Hex } from '../../../../shared/games/century-eastern-wonders/map/hex';
import type { Tile } from '../../../../shared/games/century-eastern-wonders/map/chart';
import type { Trade } from '../../../../shared/games/century-eastern-wonders/markets';
import { anchorage, bend, middle, plus, type Lie, type Point } from './layout';
import { boundsOf } from './tradeRows';

// Where on a tile things lie.

const around = (hex: Hex, lie: Lie, spots: readonly Point[]): Point[] =>
  spots.map((spot) => plus(middle(hex, lie), spot));

export const vpSpot = (hex: Hex, lie: Lie): Point => plus(middle(hex, lie), { x: 0, y: -3 });

/**
 * What is missing is told above the tile: below are the pier and the boats. The corners above are left to what a step
 * costs, and what it costs to go to a neighbour; the boats there lie below it, if need be.
 */
export const lackSpot = (hex: Hex, lie: Lie, side: Side = 'left'): Point =>
  plus(middle(hex, lie), {
    x: lie === 'wide' ? 0 : (17 - LACK_WIDTH / 2) * (side === 'left' ? 1 : -1),
    y: -42.5,
  });

type Side = 'left' | 'right';

/**
 * What it costs to go to a tile is told within it: above its symbol, and where a chart lies tall to the left of its trade,
 * up to where that begins. A port has its tile there, which is wider, and above it what is lacking.
 */
export const priceSpot = ({ hex, kind }: Pick<Tile, 'hex' | 'kind'>, lie: Lie): Point =>
  plus(
    middle(hex, lie),
    lie === 'wide'
      ? { x: 0, y: kind === 'port' ? -60 : -52 }
      : { x: kind === 'port' ? -38.5 : -29.5, y: 0 },
  );

/** Which part of that is kept for it; what takes more goes on to both sides, and where a chart lies tall to the left. */
export const LACK_WIDTH = 62;

/** What a step costs is told where it turns, off the trade above and what is told of a port there. */
export const tagSpot = (from: Hex, to: Hex, lie: Lie): Point =>
  plus(bend(from, to, lie), lie === 'wide' ? { x: 0, y: 0 } : { x: 8.1, y: -8.3 });

/** One for each of four players, in a row with the symbol between them. */
export const postSpots = (hex: Hex, lie: Lie): Point[] =>
  around(
    hex,
    lie,
    [-17.5, 17.5, -32, 32].map((x) => ({ x, y: -32.4 })),
  );

/** The middle of the trade. */
export const tradeSpot = (hex: Hex, lie: Lie, trade: Trade): Point =>
  plus(middle(hex, lie), { x: 0, y: boundsOf(trade).y });

/** Where a boat turns on its way to a neighbour, as far off the line as it lies at an anchorage by itself. */
export const turnSpot = (from: Hex, to: Hex, lie: Lie): Point =>
  plus(bend(from, to, lie), lie === 'wide' ? { x: 0, y: UP } : { x: ASIDE, y: 0 });

/** A boat lies ashore, inside the corner of the hex that it is anchored at: on the corner it could be any of three islands'. */
const UP = -9;
const ASIDE = -9;

/**
 * Beside each other at the anchorage, off the trade and the symbols of the islands below; one below the other along the
 * shore, off that of the next island.
 */
export function boatSpots(hex: Hex, lie: Lie, many: number): Point[] {
  const apart = APART[lie][many - 1];
  return Array.from({ length: many }, (_, i) => {
    const along = (i - (many - 1) / 2) * apart;
    const spot =
      lie === 'wide' ? { x: along, y: UP } : { x: ASIDE - Math.abs(along) / 5, y: along };
    return plus(anchorage(hex, lie), spot);
  });
}

/** How far two, three or four boats lie apart. */
const APART: Record<Lie, readonly number[]> = { wide: [0, 34, 27.4, 20.6], tall: [0, 29, 29, 26] };

/** How large one of so many boats is drawn: four beside each other have no more room. */
export const boatScale = (lie: Lie, many: number): number =>
  lie === 'wide' && many > 3 ? 0.79 : 1;

/** What an owner is paid is told on the hull of their boat. */
export const paySpot = (boat: Point, scale = 1): Point => plus(boat, { x: 0, y: 7 * scale });

/** How wide a cube is drawn that floats: none reaches into the next heap, and a phone's chart, which lies tall, is small. */
export const heapWidth = (lie: Lie): number => (lie === 'wide' ? 17.3 : 22.6);

/** A heap for each of four spices: off the trade and the prices, the first ones where the least else lies. */
export function waterSpots({ hex, kind }: Pick<Tile, 'hex' | 'kind'>, lie: Lie): Point[] {
  // a VP tile is wider than a trade
  const aside = kind === 'port' ? 46.8 : 41.6;
  return around(
    hex,
    lie,
    lie === 'wide'
      ? [
          { x: aside, y: 7.5 },
          { x: -aside, y: 7.5 },
          { x: aside, y: -11 },
          { x: -aside, y: -11 },
        ]
      : [
          { x: -9.8, y: 51.6 },
          { x: -43.5, y: 25 },
          { x: 43.5, y: 26 },
          { x: 13, y: 51.6 },
        ],
  );
}

/** On which side of each of so many heaps it is told how many they are: not on the next heap, nor on the trade beside it. */
export const countSides = (lie: Lie, many: number) =>
  lie === 'wide'
    ? (['right', 'left', 'right', 'left'] as const)
    : ([many > 3 ? 'below' : 'right', 'upper left', 'upper right', 'right'] as const);
