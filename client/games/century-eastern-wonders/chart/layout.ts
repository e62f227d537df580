import type { Chart } from '../../../../shared/games/century-eastern-wonders/map/chart';
import type { Hex } from '../../../../shared/games/century-eastern-wonders/map/hex';

/** A point of the drawing. */
export type Point = { x: number; y: number };

/** From the middle of a hex to its corners. */
export const REACH = 62;
/** From the middle of a hex to its sides. */
export const INNER = (REACH * Math.sqrt(3)) / 2;

/**
 * How a chart lies on the screen: `wide` has its hexes point up and the printed columns as rows, `tall` shows it
 * as printed. One is the other with x and y exchanged.
 */
export type Lie = 'wide' | 'tall';

export const at = (x: number, y: number, lie: Lie): Point =>
  lie === 'wide' ? { x, y } : { x: y, y: x };

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** The middle of a hex. */
export const middle = ({ q, r }: Hex, lie: Lie): Point =>
  at(INNER * (2 * r + q), REACH * 1.5 * q, lie);

/** The corners of a hex around its middle, all but touching those of its neighbours. */
export const corners = (lie: Lie, reach = REACH): string =>
  [30, 90, 150, 210, 270, 330]
    .map((degrees) => {
      const turn = (degrees * Math.PI) / 180;
      const { x, y } = at(reach * Math.cos(turn), reach * Math.sin(turn), lie);
      return `${x.toFixed(2)},${y.toFixed(2)}`;
    })
    .join(' ');

/** The corner of a hex where its boats lie. */
export const anchorage = (hex: Hex, lie: Lie): Point => plus(middle(hex, lie), at(0, REACH, lie));

/** The corner between the anchorages of two neighbours: ships sail along the sides of the hexes. */
export function bend(from: Hex, to: Hex, lie: Lie): Point {
  const a = middle(from, 'wide');
  const b = middle(to, 'wide');
  // down: the corner below both; along or up: the lower corner on that side
  const { x, y } =
    b.y - a.y > 1
      ? plus(a, { x: 0, y: 2 * REACH })
      : plus(a, { x: Math.sign(b.x - a.x) * INNER, y: REACH / 2 });
  return at(x, y, lie);
}

/** The part of the drawing that a chart fills, with some sea around it. */
export type Frame = { left: number; top: number; width: number; height: number };

const SEA = 14;

export function frameOf({ tiles }: Chart, lie: Lie): Frame {
  const points = tiles.map(({ hex }) => middle(hex, lie));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const half = at(INNER, REACH, lie);
  return {
    left: left - half.x - SEA,
    top: top - half.y - SEA,
    width: Math.max(...xs) - left + 2 * (half.x + SEA),
    height: Math.max(...ys) - top + 2 * (half.y + SEA),
  };
}

/** The room there is for a chart: beside the players, below them on a phone, and on a tablet held upright. */
export const ROOM = {
  screen: { width: 764, height: 550 },
  phone: { width: 360, height: 430 },
  tablet: { width: 515, height: 440 },
};

/** How a chart lies best: as it gets largest. */
export function lieFor(chart: Chart, on: keyof typeof ROOM): Lie {
  const scale = (lie: Lie) => {
    const { width, height } = frameOf(chart, lie);
    return Math.min(ROOM[on].width / width, ROOM[on].height / height);
  };
  return scale('wide') >= scale('tall') ? 'wide' : 'tall';
}

/** Where a point is in a frame, for style sheets. */
export const place = (point: Point, frame: Frame) => ({
  left: `${(100 * (point.x - frame.left)) / frame.width}%`,
  top: `${(100 * (point.y - frame.top)) / frame.height}%`,
});
