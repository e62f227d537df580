import {
  neighboursOf,
  type Chart,
  type TileID,
} from '../../../../shared/games/century-eastern-wonders/map/chart';
import { boatScale, boatSpots, LACK_WIDTH, lackSpot } from './anchors';
import { INNER, middle, plus, type Lie, type Point } from './layout';

/**
 * Where it is told what is missing at a port: to which side more of it goes on, whether there is room for signs alone, and how
 * much, where boats lie on both sides.
 */
export type LackPlace = {
  spot: Point;
  side: 'left' | 'middle' | 'right';
  isTight: boolean;
  room?: number;
};

type Sea = {
  chart: Chart;
  port: TileID;
  lie: Lie;
  /** How many boats lie at a tile, or would come there. */
  boatsAt(tile: TileID): number;
};

/** Above the tile, where it stays as long as no boat comes there that is anchored at a neighbour. */
export const lackPlace = (sea: Sea, count: number): LackPlace =>
  sea.lie === 'wide' ? between(sea, count) : beside(sea);

/** How far a boat reaches to both sides of its middle: a sail where a chart lies wide, else also the hull is as high. */
const REACH = { wide: { left: 14.3, right: 12.4 }, tall: { left: 15.9, right: 16.7 } };

/** The middle of what is told, above that of the tile; and how far from there a boat is in its way. */
const ABOVE = 45;
const NEAR = 27;

/** From where to where boats lie in the way, seen from the middle of the port. */
function boatsAbove({ chart, port, lie, boatsAt }: Sea): { left: number; right: number }[] {
  const at = middle(chart.tiles[port].hex, lie);
  return neighboursOf(chart, port).flatMap((tile) => {
    const many = boatsAt(tile);
    const scale = boatScale(lie, many);
    return boatSpots(chart.tiles[tile].hex, lie, many)
      .map(({ x, y }) => ({ x: x - at.x, y: y - at.y }))
      .filter(({ y }) => Math.abs(y + ABOVE) < NEAR)
      .map(({ x }) => ({
        left: x - REACH[lie].left * scale,
        right: x + REACH[lie].right * scale,
      }));
  });
}

/** So much is told of so many cubes at most, in words or by signs alone. */
const widthOf = (count: number, isTight: boolean): number =>
  isTight ? 15 * count + 10 : 14 * count + 44;

/** Between the boats on both sides, as near to the middle as they leave it. */
function between(sea: Sea, count: number): LackPlace {
  const boats = boatsAbove(sea);
  const left = Math.max(-INNER, ...boats.filter((one) => one.left < 0).map(({ right }) => right));
  const right = Math.min(INNER, ...boats.filter((one) => one.left > 0).map((one) => one.left));
  const isTight = right - left < widthOf(count, false);
  const half = Math.min(widthOf(count, isTight), right - left) / 2;
  const x = Math.min(Math.max(0, left + half), right - half);
  const spot = plus(lackSpot(sea.chart.tiles[sea.port].hex, 'wide'), { x, y: 0 });
  return { spot, side: 'middle', isTight, ...(isTight && { room: right - left }) };
}

/** To the right of the boats of the neighbour above to the left; where nobody else is, they may come at any time. */
function beside(sea: Sea): LackPlace {
  const { hex } = sea.chart.tiles[sea.port];
  const sides = sidesAbove(sea);
  const boats = boatsAbove(sea).filter(({ left }) => left < 0);
  const isRight = boats.length > 0 || (sides.has(-1) && !sides.has(1));
  const side = isRight ? 'right' : 'left';
  const isTight = boats.length > 0 && sides.has(1);
  const spot = lackSpot(hex, 'tall', side);
  if (!isTight) return { spot, side, isTight };
  const from = Math.max(...boats.map(({ right }) => right)) + LACK_WIDTH / 2;
  return { spot: { ...spot, x: middle(hex, 'tall').x + from }, side, isTight };
}

/** To which sides of a port there are tiles above it. */
function sidesAbove({ chart, port, lie }: Sea): ReadonlySet<number> {
  const { x, y } = middle(chart.tiles[port].hex, lie);
  const above = neighboursOf(chart, port)
    .map((tile) => middle(chart.tiles[tile].hex, lie))
    .filter((spot) => spot.y < y);
  return new Set(above.map((spot) => Math.sign(Math.round(spot.x - x))));
}
