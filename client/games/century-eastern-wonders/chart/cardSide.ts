import type { Chart, TileID } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { boatSpots } from './anchors';
import { frameOf, middle, ROOM, type Lie, type Point } from './layout';
import type { SeaCorners } from './seaCorners';

/** How much of the sea the card of a tile takes at a desk, where it lies in a lower corner. */
const CARD = { width: 162, height: 195 };

type Side = 'left' | 'right';

/**
 * On which side the card of a tile lies: off that tile, then off boats, ports, what else lies in that corner, and islands; to
 * the right if both are as good.
 */
export function cardSide(
  chart: Chart,
  lie: Lie,
  told: TileID,
  boats: readonly TileID[],
  { tools, shore }: Pick<SeaCorners, 'tools' | 'shore'>,
): Side {
  const costOf = (side: Side): number => {
    const isUnder = underCard(chart, lie, side);
    const tiles = chart.tiles.filter(({ hex }) => isUnder(middle(hex, lie), TILE));
    const hidden = boats.filter((tile) => {
      const [spot] = boatSpots(chart.tiles[tile].hex, lie, 1);
      return isUnder(spot, BOAT);
    });
    const isItself = tiles.some(({ id }) => id === told);
    const ports = tiles.filter(({ kind }) => kind === 'port');
    const isTaken = [tools, shore].includes(`bottom ${side}`);
    return (
      1000 * Number(isItself) +
      100 * hidden.length +
      10 * ports.length +
      5 * Number(isTaken) +
      tiles.length
    );
  };
  return costOf('left') < costOf('right') ? 'left' : 'right';
}

/** How far the coast of a tile reaches from its middle; half of a boat, and of others beside it. */
const TILE = 50;
const BOAT = 30;

/** Whether something that reaches so far lies under the card. */
function underCard(chart: Chart, lie: Lie, side: Side) {
  const { left, top, width, height } = frameOf(chart, lie);
  const { screen } = ROOM;
  const unit = Math.min(screen.width / width, screen.height / height);
  const across = (screen.width / 2 - CARD.width) / unit;
  const down = (screen.height / 2 - CARD.height) / unit;
  return ({ x, y }: Point, reach: number): boolean => {
    const aside = (x - left - width / 2) * (side === 'left' ? -1 : 1);
    return aside + reach > across && y - top - height / 2 + reach > down;
  };
}
