import type { Tempo } from '../../shared/engine/tempo';
import { centre, type Rect } from './measure';

// The ways on which a thing comes from one place to another.

/** The transformation of something at one place that shows it at another, as large as it fits there and no larger than it is, or than asked. */
export function moved(own: Rect, other: Rect, largest = 1): string {
  const [from, to] = [centre(own), centre(other)];
  const scale = Math.min(largest, other.width / own.width, other.height / own.height);
  return `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${scale})`;
}

/** Around a corner: into a row from above or below it, into a column from its side. */
export function bend(own: Rect, other: Rect, beside: readonly Rect[]): string[] {
  const [from, to] = [centre(own), centre(other)];
  const spread = (along: 'left' | 'top') => {
    const places = beside.map((one) => one[along]);
    return Math.max(...places) - Math.min(...places);
  };
  const corner = spread('top') > spread('left') ? { x: from.x, y: to.y } : { x: to.x, y: from.y };
  const scale = Math.min(1, other.width / own.width, other.height / own.height);
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
    const on = (axis: 'x' | 'y') =>
      2 * t * (1 - t) * (corner[axis] - from[axis]) + t * t * (to[axis] - from[axis]);
    const size = t < 0.75 ? 1 : 1 + (scale - 1) * ((t - 0.5) * 2);
    return `translate(${on('x')}px, ${on('y')}px) scale(${size})`;
  });
}

/** On the way it rises, the higher the farther it goes. */
export function arc(own: Rect, other: Rect, tempo: Tempo): string[] {
  const [from, to] = [centre(own), centre(other)];
  const scale = Math.min(1, other.width / own.width, other.height / own.height);
  const rise = tempo === 'routine' ? 0 : Math.hypot(to.x - from.x, to.y - from.y) * 0.16;
  return [0, 0.25, 0.5, 0.75, 1].map((t) => {
    if (t === 0) return 'none';
    const x = (to.x - from.x) * t;
    const y = (to.y - from.y) * t - rise * 4 * t * (1 - t);
    // a thing keeps its size until it is nearly there
    const size = t < 0.75 ? 1 : 1 + (scale - 1) * ((t - 0.5) * 2);
    return `translate(${x}px, ${y}px) scale(${size})`;
  });
}
