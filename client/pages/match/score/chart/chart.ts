import type { PlayerID } from '../../../../../shared/engine/game';
import type { ScorePoint } from '../../../../../shared/engine/scoreHistory';

/** Where a chart is drawn: its size, and how far inside the lines lie, in units of the drawing. */
export type Frame = { width: number; height: number; left: number; right: number; edge: number };

/** A player's line, and where their sign stands at its end: moved, where others end beside it. */
export type Line = { playerID: PlayerID; path: string; end: { x: number; y: number } };

export type Chart = {
  lines: Line[];
  gridLines: { points: number; y: number }[];
  zero: number;
  /** Where each point of the history lies. */
  xs: number[];
  /** Where a player's line is at a point of the history. */
  at(point: number, playerID: PlayerID): { x: number; y: number };
};

/** How near two signs may stand, in units of the drawing. */
const APART = 17;

/** The lines of everybody's totals, turn by turn. */
export function chartOf(points: readonly ScorePoint[], frame: Frame): Chart {
  const all = points.flatMap(({ totals }) => Object.values(totals));
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const x = (i: number) =>
    frame.left + (i / Math.max(1, points.length - 1)) * (frame.width - frame.left - frame.right);
  const y = (total: number) =>
    frame.edge + ((high - total) / (high - low)) * (frame.height - 2 * frame.edge);

  const ids = Object.keys(points[0].totals);
  const ends = spread(
    ids.map((id) => y(points.at(-1)!.totals[id])),
    frame,
  );
  return {
    lines: ids.map((playerID, line) => ({
      playerID,
      path: points
        .map(
          ({ totals }, i) => `${i === 0 ? 'M' : 'L'}${round(x(i))} ${round(y(totals[playerID]))}`,
        )
        .join(''),
      end: { x: frame.width - frame.right + 22, y: round(ends[line]) },
    })),
    gridLines: gridBetween(low, high).map((points) => ({ points, y: round(y(points)) })),
    zero: round(y(0)),
    xs: points.map((_, i) => round(x(i))),
    at: (i, playerID) => ({ x: x(i), y: y(points[i].totals[playerID]) }),
  };
}

/** Moves what stands too near downwards, and from the bottom edge up again: no further than needed. */
function spread(heights: number[], { height, edge }: Frame): number[] {
  const placed = [...heights];
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b]);
  order.forEach((line, i) => {
    if (i > 0) placed[line] = Math.max(placed[line], placed[order[i - 1]] + APART);
  });
  order.reverse().forEach((line, i) => {
    const room = i === 0 ? height - edge : placed[order[i - 1]] - APART;
    placed[line] = Math.min(placed[line], room);
  });
  return placed;
}

/** Round numbers of points, three to six of them. */
function gridBetween(low: number, high: number): number[] {
  const step =
    [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => (high - low) / size <= 5) ?? 1000;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

const round = (length: number): number => Math.round(length * 10) / 10;
