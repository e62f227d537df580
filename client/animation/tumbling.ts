import type { Tempo } from '../../shared/engine/tempo';
import { centre, type Rect } from './measure';

/** The way of a die to where it lies, from the middle of the screen's side: it bounces twice, and settles; where it matters, it rocks for a while before it does. */
export function tumbling(own: Rect, tempo: Tempo): string[] {
  const side = centre(own).x > window.innerWidth / 2 ? -1 : 1;
  const at = (x: number, y: number, turn: number) =>
    `translate(${x * side * own.width}px, ${y * own.width}px) rotate(${turn * side}deg)`;
  return [
    at(3, -1, 1080),
    at(2.2, 0, 790),
    at(1.5, -0.6, 580),
    at(0.9, 0, 380),
    at(0.45, -0.22, 200),
    at(0.15, 0, 80),
    at(0.03, -0.05, 18),
    ...(tempo === 'climax' ? ROCKING.map((turn) => at(0, 0, turn)) : []),
    'none',
  ];
}

/** To one side and to the other, ever less. */
const ROCKING = [-15, 11, -7, 4];
