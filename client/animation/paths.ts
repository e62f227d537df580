import type { Tempo } from '../../shared/engine/tempo';
import { centre, type Rect } from './measure';

// The ways on which a thing comes from one place to another.

type Point = { x: number; y: number };

/** Where the middle of something is when it has come so far, from 0 to 1. */
type Curve = (part: number) => Point;

/** The transformation of something at one place that shows it at another, as large as it fits there and no larger than it is, or than asked. */
export function moved(own: Rect, other: Rect, largest = 1): string {
  const [from, to] = [centre(own), centre(other)];
  const scale = Math.min(largest, other.width / own.width, other.height / own.height);
  return `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${scale})`;
}

/** How something goes to another place: from a seat or to one around those of others, which can be read meanwhile, and else it rises on the way. */
export function path(own: Rect, other: Rect, seats: readonly Rect[], tempo: Tempo): string[] {
  const from = centre(own);
  const scale = Math.min(1, other.width / own.width, other.height / own.height);
  const around = aroundSeats(own, other, seats);
  const curve = around ?? arc(own, other, tempo);
  // a thing keeps its size until it is nearly there, or else until it turns to where there is room for no more
  const size = (t: number) =>
    around
      ? 1 + (scale - 1) * Math.min(1, Math.max(0, t - 0.45) / 0.4)
      : 1 + (scale - 1) * (t < 0.75 ? 0 : (t - 0.5) * 2);
  return (around ? AROUND : [0, 0.25, 0.5, 0.75, 1]).map((t) => {
    if (t === 0) return 'none';
    const { x, y } = curve(t);
    return `translate(${x - from.x}px, ${y - from.y}px) scale(${size(t)})`;
  });
}

const AROUND = [0, 0.15, 0.3, 0.45, 0.6, 0.7, 0.8, 0.9, 1];

/** On the way it rises, the higher the farther it goes. */
function arc(own: Rect, other: Rect, tempo: Tempo): Curve {
  const [from, to] = [centre(own), centre(other)];
  const rise = tempo === 'routine' ? 0 : Math.hypot(to.x - from.x, to.y - from.y) * 0.16;
  return (t) => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t - rise * 4 * t * (1 - t),
  });
}

/**
 * Into a row of seats from above or below it, into a column from its side, and out of them in the same way; none, where
 * neither end is at a seat, or both are at the same one.
 */
export function aroundSeats(own: Rect, other: Rect, seats: readonly Rect[]): Curve | undefined {
  const [from, to] = [centre(own), centre(other)];
  const [left, entered] = [from, to].map((end) => seats.find((seat) => isIn(end, seat)));
  if (left === entered) return undefined;
  // from seat to seat one passes beside all of them, and else turns where what is at no seat is
  const turn = left ? (entered ? beside(seats, own) : to) : from;
  const spread = (along: 'left' | 'top') =>
    Math.max(...seats.map((one) => one[along])) - Math.min(...seats.map((one) => one[along]));
  const corner = ({ x, y }: Point): Point =>
    spread('top') > spread('left') ? { x: turn.x, y } : { x, y: turn.y };
  const first = corner(left ? from : to);
  const second = corner(entered ? to : from);
  const on = (axis: 'x' | 'y', t: number) =>
    (1 - t) ** 3 * from[axis] +
    3 * t * (1 - t) ** 2 * first[axis] +
    3 * t ** 2 * (1 - t) * second[axis] +
    t ** 3 * to[axis];
  return (t) => ({ x: on('x', t), y: on('y', t) });
}

const isIn = ({ x, y }: Point, { left, top, width, height }: Rect): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/** A point that a curve has to be drawn to, to pass something of this size by all seats, on the side of the middle of the screen. */
function beside(seats: readonly Rect[], { width, height }: Rect): Point {
  const past = (start: number, end: number, size: number, screen: number) => {
    const far = (end - start) / 2 + size;
    // a curve comes so near to where it is drawn to
    return (start + end) / 2 + ((start + end < screen ? 1 : -1) * far) / 0.75;
  };
  return {
    x: past(
      Math.min(...seats.map(({ left }) => left)),
      Math.max(...seats.map((seat) => seat.left + seat.width)),
      width,
      window.innerWidth,
    ),
    y: past(
      Math.min(...seats.map(({ top }) => top)),
      Math.max(...seats.map((seat) => seat.top + seat.height)),
      height,
      window.innerHeight,
    ),
  };
}
