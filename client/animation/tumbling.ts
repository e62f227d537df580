import type { Tempo } from '../../shared/engine/tempo';
import { centre, type Rect } from './measure';

/**
 * The way of a die to where it lies, from where it was thrown, or else from the middle of the screen's side: it bounces
 * twice, and settles; where it matters, it rocks for a while before it does.
 */
export function tumbling(own: Rect, from: Rect | undefined, tempo: Tempo): string[] {
  const { x, y, size } = from ? thrownFrom(own, from) : fromSide(own);
  const side = Math.sign(x) || 1;
  const at = (part: number, height: number, turn: number) =>
    `translate(${x * part}px, ${y * part - height * own.width}px)` +
    ` rotate(${turn * side}deg) scale(${1 + (size - 1) * part})`;
  return [
    at(1, from ? 0 : 1, 1080),
    at(0.73, 0, 790),
    at(0.5, 0.6, 580),
    at(0.3, 0, 380),
    at(0.15, 0.22, 200),
    at(0.05, 0, 80),
    at(0.01, 0.05, 18),
    ...(tempo === 'climax' ? ROCKING.map((turn) => at(0, 0, turn)) : []),
    'none',
  ];
}

/** To one side and to the other, ever less. */
const ROCKING = [-15, 11, -7, 4];

type Start = { x: number; y: number; size: number };

const fromSide = (own: Rect): Start => ({
  x: (centre(own).x > window.innerWidth / 2 ? -3 : 3) * own.width,
  y: 0,
  size: 1,
});

/** As large as it lay there, if that is smaller. */
function thrownFrom(own: Rect, from: Rect): Start {
  const [start, end] = [centre(from), centre(own)];
  return {
    x: start.x - end.x,
    y: start.y - end.y,
    size: Math.min(1, from.width / own.width, from.height / own.height),
  };
}
