import type { ScorePoint } from '../../../../../shared/engine/scoreHistory';
import type { Chart } from './chart';
import type { TurningPoint } from './turningPoints';

/** How many a chart has room for, and how near two may stand, in units of the drawing: what a finger presses of each. */
export const MOST_MARKS = 8;
const APART = 34;

/** A mark of a chart, by the largest of what turned the match there, and what lies so near that it has none of its own. */
export type Mark = { point: TurningPoint; near: TurningPoint[]; x: number; y: number };

/** Where what turned the match stands on a chart, the largest swings first: none lies on another, which it tells as well. */
export function placed(
  turningPoints: readonly TurningPoint[],
  points: readonly ScorePoint[],
  chart: Pick<Chart, 'at'>,
): Mark[] {
  const stand: Mark[] = [];
  for (const point of turningPoints) {
    // the last point is the end, which nothing comes after
    const turn = points.findIndex(({ moment }) => moment >= point.moment);
    const at = chart.at(turn, point.playerID);
    const mark = stand.find(({ x, y }) => Math.max(Math.abs(x - at.x), Math.abs(y - at.y)) < APART);
    if (mark) mark.near.push(point);
    else if (stand.length < MOST_MARKS) stand.push({ point, near: [], ...at });
  }
  // as one comes to them by the keyboard
  return stand.sort((a, b) => a.point.moment - b.point.moment);
}
