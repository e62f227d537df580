import type { Chart } from '../../../../shared/games/century-eastern-wonders/map/chart';
import {
  anchorage,
  frameOf,
  middle,
  REACH,
  ROOM,
  type Frame,
  type Lie,
  type Point,
} from './layout';

/** A corner of the sea. */
export type Corner = `${'top' | 'bottom'} ${'left' | 'right'}`;

/** What lies in the corners of the sea: the tools, the pile, and on a phone the deck of whoever acts, and what they do. */
export type SeaCorners = Record<'tools' | 'shore' | 'deck' | 'deed', Corner>;

/**
 * The tools lie on the right and the rest on the left, each in the corner where a chart leaves more sea free;
 * on the other side only where much more of it is.
 */
export function seaCorners(chart: Chart, lie: Lie): SeaCorners {
  const free = (corner: Corner) => freeAt(chart, lie, corner);
  const best = (corners: readonly Corner[]) =>
    corners.reduce((one, other) => (free(other) > free(one) + 1 ? other : one));
  const choose = (wanted: readonly Corner[], others: readonly Corner[]) => {
    const [own, other] = [best(wanted), best(others)];
    return free(other) > free(own) + REACH ? other : own;
  };
  const tools = choose(RIGHT, LEFT);
  const isFree = (corner: Corner) => corner !== tools;
  const shore = choose(LEFT.filter(isFree), RIGHT.filter(isFree));
  const [deck, deed] = [...LEFT]
    .reverse()
    .concat(RIGHT)
    .filter((one) => one !== tools && one !== shore);
  return { tools, shore, deck, deed };
}

/** What the tools take of the sea of a phone, which has so much room. */
const TOOLS = { width: 100, height: 52 };

/** Half of how high a tag is. */
const TAG = 12;

/** Where a tag, so wide to both sides, lies clear of the tools, beside them if need be. */
export function besideTools(
  { x, y }: Point,
  half: number,
  { left, top, width, height }: Frame,
  tools: Corner,
): Point {
  const unit = Math.min(ROOM.phone.width / width, ROOM.phone.height / height);
  const [isRight, isTop] = [tools.endsWith('right'), tools.startsWith('top')];
  const across = (ROOM.phone.width / 2 - TOOLS.width) / unit - half;
  const down = (ROOM.phone.height / 2 - TOOLS.height) / unit - TAG;
  const [middleX, middleY] = [left + width / 2, top + height / 2];
  const isBelow = (isTop ? middleY - y : y - middleY) > down;
  if (!isBelow || (isRight ? x - middleX : middleX - x) <= across) return { x, y };
  return { x: isRight ? middleX + across : middleX - across, y };
}

const LEFT: readonly Corner[] = ['top left', 'bottom left'];
const RIGHT: readonly Corner[] = ['top right', 'bottom right'];

/** How much nearer to a corner a boat may come than the middle of a tile: it is smaller. */
const SMALLER = REACH - 22;

/** How far the nearest tile is from a corner of the chart, or the boats that are anchored at one: they are pressed as well. */
function freeAt(chart: Chart, lie: Lie, corner: Corner): number {
  const { left, top, width, height } = frameOf(chart, lie);
  const x = corner.endsWith('left') ? left : left + width;
  const y = corner.startsWith('top') ? top : top + height;
  return Math.min(
    ...chart.tiles.flatMap(({ hex }) => {
      const [tile, boats] = [middle(hex, lie), anchorage(hex, lie)];
      return [Math.hypot(tile.x - x, tile.y - y), Math.hypot(boats.x - x, boats.y - y) + SMALLER];
    }),
  );
}
