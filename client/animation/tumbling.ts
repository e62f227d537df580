import { centre, type Rect } from './measure';

/** The way of a die to where it lies: from the middle of the screen's side, and never over what stands beside it; it bounces twice, and settles. */
export function tumbling(own: Rect): string[] {
  const way = centre(own).x > window.innerWidth / 2 ? -own.width : own.width;
  const at = (x: number, y: number, turn: number) =>
    `translate(${x * way}px, ${y * own.width}px) rotate(${turn * Math.sign(way)}deg)`;
  return [
    at(0.9, -1.5, 900),
    at(0.6, 0, 620),
    at(0.45, -0.6, 460),
    at(0.3, 0, 300),
    at(0.2, -0.22, 170),
    at(0.1, 0, 75),
    at(0.03, -0.05, 18),
    'none',
  ];
}
