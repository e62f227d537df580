import type { Tile, TileID } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { middle, type Lie, type Point } from './layout';

const WAYS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The tile one gets to by an arrow key: the nearest that lies more that way than aside. */
export function tileBeside(
  tiles: readonly Tile[],
  from: TileID,
  key: string,
  lie: Lie,
): TileID | undefined {
  const way = WAYS[key];
  const here = tiles.find(({ id }) => id === from);
  if (!way || !here) return undefined;
  const start = middle(here.hex, lie);
  const [nearest] = tiles
    .map(({ id, hex }) => {
      const { x, y } = middle(hex, lie);
      const [right, down] = [x - start.x, y - start.y];
      const ahead = right * way.x + down * way.y;
      return { id, ahead, aside: Math.abs(right * way.y) + Math.abs(down * way.x) };
    })
    .filter(({ ahead, aside }) => ahead > 1 && aside <= ahead * 1.01)
    .sort((a, b) => a.ahead + 1.5 * a.aside - b.ahead - 1.5 * b.aside);
  return nearest?.id;
}
