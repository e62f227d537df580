import { present } from '../../../../shared/engine/present';
import {
  neighboursOf,
  type Tile,
} from '../../../../shared/games/century-eastern-wonders/map/chart';
import { FIRST_GAME } from '../../../../shared/games/century-eastern-wonders/map/firstGame';
import { MARKETS } from '../../../../shared/games/century-eastern-wonders/markets';
import { SHORE } from '../board/Coves';
import { halfOf } from '../board/Way';
import {
  boatScale,
  boatSpots,
  heapWidth,
  lackSpot,
  LACK_WIDTH,
  paySpot,
  postSpots,
  priceSpot,
  tagSpot,
  vpSpot,
  waterSpots,
} from './anchors';
import { middle, plus, type Lie, type Point } from './layout';
import { tradeRows } from './tradeRows';

/** As far as something reaches from a spot, as it is drawn. */
type Reaches = { left: number; right: number; up: number; down: number };
type Box = Reaches & { what: string };

const even = (across: number, down: number): Reaches => ({
  ...{ left: across, right: across, up: down, down },
});

const scaled = ({ left, right, up, down }: Reaches, by: number): Reaches => ({
  ...{ left: left * by, right: right * by, up: up * by, down: down * by },
});

const SAILS: Reaches = { left: 14.3, right: 12.4, up: 15.9, down: 5 };
const HULL: Reaches = { left: 15.9, right: 16.7, up: -6.3, down: 15.1 };
const OUTPOST: Reaches = { left: 7.2, right: 7.2, up: 7.7, down: 8.3 };
const PAY: Reaches = { left: 13, right: 13, up: 9.2, down: 8.5 };
/** The widest price: letters are no smaller on a small chart. */
const PRICES: Record<Lie, Reaches> = {
  wide: even(17, 8.2),
  tall: { left: 42.6, right: 0, up: 11.6, down: 11.6 },
};

const boxAt = (what: string, { x, y }: Point, reaches: Reaches): Box => ({
  what,
  left: x - reaches.left,
  right: x + reaches.right,
  up: y - reaches.up,
  down: y + reaches.down,
});

/** All that ever lies on a tile or is told there, at once. */
function thingsOn(tile: Tile, lie: Lie): Box[] {
  const { hex } = tile;
  // with the foam of its cove
  const heap = heapWidth(lie) / 2 + 2 * SHORE;
  const fleets = [1, 2, 3, 4].map((many) => boatSpots(hex, lie, many));
  return [
    ...waterSpots(tile, lie).map((spot) => boxAt('afloat', spot, even(heap, heap))),
    boxAt('price', priceSpot(tile, lie), PRICES[lie]),
    ...fleets.flatMap((fleet) =>
      fleet.flatMap((spot) => {
        const scale = boatScale(lie, fleet.length);
        return [
          boxAt(`sails of ${fleet.length}`, spot, scaled(SAILS, scale)),
          boxAt(`hull of ${fleet.length}`, spot, scaled(HULL, scale)),
          boxAt(`pay to ${fleet.length}`, paySpot(spot, scale), scaled(PAY, scale)),
        ];
      }),
    ),
    ...(tile.kind === 'port'
      ? [boxAt('lack', lackSpot(hex, lie), even(LACK_WIDTH / 2, 8))]
      : postSpots(hex, lie).map((spot) => boxAt('outpost', spot, OUTPOST))),
    ...neighboursOf(FIRST_GAME, tile.id).map((to) =>
      boxAt('step', tagSpot(hex, FIRST_GAME.tiles[to].hex, lie), even(halfOf(null), 11.4)),
    ),
  ];
}

/** A VP tile, and what is printed on it: three cubes beside each other, the points above them. */
const TILE = even(38, 35.1);
const PRINTED = even(27.2, 30);

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.up < other.down && other.up < one.down;

/** Every cube of a trade on a tile. */
const cubesOf = (tile: Tile, lie: Lie, trade: (typeof MARKETS)['tea1']['trade']): Box[] =>
  tradeRows(trade).flatMap(({ cubes, y, size }) =>
    cubes.map((spice, i) => {
      const x = (i - (cubes.length - 1) / 2) * (size + 0.6);
      return boxAt(spice, plus(middle(tile.hex, lie), { x, y }), even(size / 2, size / 2));
    }),
  );

const covering = (cubes: Box[], things: Box[]): string[] =>
  things.filter((thing) => cubes.some((cube) => isOver(cube, thing))).map(({ what }) => what);

describe.each<Lie>(['wide', 'tall'])('on a chart that lies %s', (lie) => {
  // with neighbours on all sides
  const island = present(
    FIRST_GAME.tiles.find(
      ({ id, kind }) => kind === 'market' && neighboursOf(FIRST_GAME, id).length === 6,
    ),
  );
  const around = neighboursOf(FIRST_GAME, island.id).map((id) => FIRST_GAME.tiles[id]);

  test.each(Object.keys(MARKETS) as (keyof typeof MARKETS)[])(
    'every cube of the trade of %s is seen whole, whatever lies there and on the next tiles',
    (market) => {
      const things = [island, ...around].flatMap((tile) => thingsOn(tile, lie));
      const cubes = cubesOf(island, lie, MARKETS[market].trade);
      expect(covering(cubes, things)).toEqual([]);
    },
  );

  test('the symbol of an island is seen whole, however many boats lie at the next ones', () => {
    const symbol = boxAt(
      'symbol',
      plus(middle(island.hex, lie), { x: 0, y: -35.5 }),
      even(9.5, 9.5),
    );
    const things = around
      .flatMap((tile) => thingsOn(tile, lie))
      .filter(({ what }) => /^(sails|hull)/.test(what));
    expect(covering([symbol], things)).toEqual([]);
  });

  const ports = FIRST_GAME.tiles.filter(({ kind }) => kind === 'port');

  test('what a VP tile says is seen whole, however many boats lie at its port', () => {
    for (const port of ports) {
      const printed = boxAt('printed', vpSpot(port.hex, lie), PRINTED);
      const boats = thingsOn(port, lie).filter(({ what }) => /^(sails|hull)/.test(what));
      expect(boats).toHaveLength(20);
      expect(covering([printed], boats)).toEqual([]);
    }
  });

  test('what a step costs is not covered by the VP tile of a port', () => {
    const tags = FIRST_GAME.tiles.flatMap(({ id, hex }) =>
      neighboursOf(FIRST_GAME, id).map((to) =>
        boxAt(
          `from ${id} to ${to}`,
          tagSpot(hex, FIRST_GAME.tiles[to].hex, lie),
          even(halfOf('ginger'), 11.4),
        ),
      ),
    );
    for (const { hex } of ports)
      expect(covering([boxAt('tile', vpSpot(hex, lie), TILE)], tags)).toEqual([]);
  });

  test('a price lies on no cube that floats first or second', () => {
    const prices = around.flatMap((tile) =>
      thingsOn(tile, lie).filter(({ what }) => what === 'price'),
    );
    const half = heapWidth(lie) / 2;
    const cubes = waterSpots(island, lie)
      .slice(0, 2)
      .map((spot) => boxAt('afloat', spot, even(half, half)));
    expect(covering(cubes, prices)).toEqual([]);
  });
});
