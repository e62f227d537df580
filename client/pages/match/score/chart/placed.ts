import type { ScorePoint } from '../../../../../shared/engine/scoreHistory';
import type { Chart } from './chart';
import type { TurningPoint } from './turningPoints';

/** How many a chart has room for, and how near two may stand, in units of the drawing: what a finger presses of each. */
export const MOST_MARKS = 8;
const APART = 34;

/** Where what turned the match stands on a chart: the largest swings, as far as none lies on another. */
export function placed(
  turningPoints: readonly TurningPoint[],
  points: readonly ScorePoint[],
  chart: Pick<Chart, 'at'>,
) {
  const stand: { point: TurningPoint; x: number; y: number }[] = [];
  for (const point of turningPoints) {
    // the last point is the end, which nothing comes after
    const turn = points.findIndex(({ moment }) => moment >= point.moment);
    const at = chart.at(turn, point.playerID);
    const isFree = stand.every(
      ({ x, y }) => Math.max(Math.abs(x - at.x), Math.abs(y - at.y)) >= APART,
    );
    if (isFree && stand.length < MOST_MARKS) stand.push({ point, ...at });
  }
  // as one comes to them by the keyboard
  return stand.sort((a, b) => a.point.moment - b.point.moment);
}
