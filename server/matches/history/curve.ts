import type { ScorePoint } from '../../../shared/engine/scoreHistory';

/** No screen shows more; an honest match has fewer turns by far. */
export const POINTS = 500;

/** So many points of a score's history that they can be kept and sent: all, or some at even distances, the first and the last among them. */
export const curveOf = (history: readonly ScorePoint[]): ScorePoint[] =>
  history.length <= POINTS
    ? [...history]
    : Array.from(
        { length: POINTS },
        (_, i) => history[Math.round((i * (history.length - 1)) / (POINTS - 1))],
      );
