import { present } from '../../../../shared/engine/present';
import type { Chart } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { anchorage, frameOf, middle, REACH, type Lie } from './layout';

/** A corner of the sea. */
export type Corner = `${'top' | 'bottom'} ${'left' | 'right'}`;

/** What lies in the corners of the sea where there is not much room: the tools, the pile, and the deck of whoever acts. */
export type SeaCorners = Record<'tools' | 'shore' | 'deck', Corner>;

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
  const deck = [...LEFT]
    .reverse()
    .concat(RIGHT)
    .find((one) => one !== tools && one !== shore);
  return { tools, shore, deck: present(deck) };
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
