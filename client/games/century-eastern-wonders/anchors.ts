import type { Hex } from '../../../shared/games/century-eastern-wonders/map/hex';
import { anchorage, middle, plus, type Frame, type Lie, type Point } from './layout';

// Where on a tile things lie.

const around = (hex: Hex, lie: Lie, spots: readonly Point[]): Point[] =>
  spots.map((spot) => plus(middle(hex, lie), spot));

export const vpSpot = (hex: Hex, lie: Lie): Point => plus(middle(hex, lie), { x: 0, y: -1 });

type Tag = { lie: Lie; frame: Frame; isWide: boolean };

/** What is missing is told on the side of the open sea, where no price of a neighbour is. */
export function lackSpot(hex: Hex, { lie, frame, isWide }: Tag): Point {
  const port = middle(hex, lie);
  const isTop = port.y < frame.top + frame.height / 2;
  const isLeft = port.x < frame.left + frame.width / 2;
  if (lie === 'wide') return plus(port, { x: 0, y: isTop ? -43 : 38 });
  return plus(port, { x: !isWide ? 0 : isLeft ? -40 : 14, y: 38 });
}

/** One for each of four players: beside the symbol, then below. */
export const postSpots = (hex: Hex, lie: Lie): Point[] =>
  around(hex, lie, [
    { x: -30, y: -31 },
    { x: 30, y: -31 },
    { x: -42, y: -14 },
    { x: 42, y: -14 },
  ]);

/** Side by side at the anchorage, a little inland. */
export function boatSpots(hex: Hex, lie: Lie, many: number): Point[] {
  const apart = many > 3 ? 26 : 34;
  return Array.from({ length: many }, (_, i) => {
    const aside = (i - (many - 1) / 2) * apart;
    const spot = lie === 'wide' ? { x: aside, y: -12 } : { x: -14, y: aside };
    return plus(anchorage(hex, lie), spot);
  });
}

/** A heap for each of four spices, clear of the boats. */
export const waterSpots = (hex: Hex, lie: Lie): Point[] =>
  around(
    hex,
    lie,
    lie === 'wide'
      ? [
          { x: 28, y: 34 },
          { x: -28, y: 34 },
          { x: 42, y: 23 },
          { x: -42, y: 23 },
        ]
      : [
          { x: -6, y: 40 },
          { x: 12, y: 40 },
          { x: -24, y: 36 },
          { x: 28, y: 36 },
        ],
  );
