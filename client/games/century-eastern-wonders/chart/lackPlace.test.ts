import { chanceOf } from '../../../../shared/engine/chance';
import {
  neighboursOf,
  tilesOf,
  type Chart,
  type TileID,
} from '../../../../shared/games/century-eastern-wonders/map/chart';
import { FIRST_GAME } from '../../../../shared/games/century-eastern-wonders/map/firstGame';
import { randomChart } from '../../../../shared/games/century-eastern-wonders/map/random';
import { halfOf } from '../board/Way';
import { boatScale, boatSpots, LACK_WIDTH, priceSpot, tagSpot } from './anchors';
import { lackPlace } from './lackPlace';
import { middle, plus, type Lie } from './layout';

// What is missing at a port is told where it can be read, and lies on nothing that is read as well.

const CHARTS = [
  FIRST_GAME,
  ...Array.from({ length: 12 }, (_, n) =>
    randomChart(chanceOf({ seed: n.toString(16).padStart(64, '0'), counter: 0 })),
  ),
];

type Box = { left: number; right: number; top: number; bottom: number };

/** By more than the edge of either. */
const isOver = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > EDGE &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > EDGE;
const EDGE = 0.6;

/** As it is drawn at a desk: with a word, where there is room for it. */
const widthOf = (count: number, isTight: boolean) => 14.5 * count + 6.5 + (isTight ? 0 : 36);

type Fleet = { tile: TileID; many: number };

/** What is missing, so many cubes of it, with boats at tiles. */
function toldAt(chart: Chart, port: TileID, lie: Lie, fleets: readonly Fleet[], count = 3): Box {
  const boatsAt = (id: TileID) => fleets.find(({ tile }) => tile === id)?.many ?? 0;
  const { spot, side, isTight, room = Infinity } = lackPlace({ chart, port, lie, boatsAt }, count);
  const width = Math.min(widthOf(count, isTight), room);
  const half = LACK_WIDTH / 2;
  const left = {
    left: spot.x + half - width,
    middle: spot.x - width / 2,
    right: spot.x - half,
  }[side];
  return { left, right: left + width, top: spot.y - 8, bottom: spot.y + 8 };
}

/** The sails of boats, and their hulls. */
const boxesOf = (chart: Chart, { tile, many }: Fleet, lie: Lie): Box[] =>
  boatSpots(chart.tiles[tile].hex, lie, many).flatMap(({ x, y }) => {
    const scale = boatScale(lie, many);
    const box = (left: number, right: number, top: number, bottom: number) => ({
      ...{ left: x - left * scale, right: x + right * scale },
      ...{ top: y + top * scale, bottom: y + bottom * scale },
    });
    return [box(14.3, 12.4, -15.9, 5), box(15.9, 16.7, 6.3, 15.1)];
  });

/** All ways in which so many boats may lie at two tiles. */
const sharesOf = (many: number, [one, other]: readonly TileID[]): Fleet[][] =>
  Array.from({ length: many + 1 }, (_, here) => [
    { tile: one, many: here },
    { tile: other, many: many - here },
  ]);

const pairsOf = (tiles: readonly TileID[]) =>
  tiles.flatMap((one, i) => tiles.slice(i + 1).map((other) => [one, other] as const));

describe.each<Lie>(['wide', 'tall'])('where a chart lies %s', (lie) => {
  test.each([
    ['two', 2, 3],
    ['three', 3, 3],
    ['four', 4, 3],
  ])('%s boats, wherever they lie, lie under none of it', (_, boats, most) => {
    for (const chart of CHARTS)
      for (const port of tilesOf(chart, 'port'))
        for (const pair of pairsOf(neighboursOf(chart, port)))
          for (const fleets of sharesOf(boats, pair))
            for (let count = 0; count <= most; count++) {
              const told = toldAt(chart, port, lie, fleets, count);
              const over = fleets
                .flatMap((fleet) => boxesOf(chart, fleet, lie))
                .filter((box) => isOver(told, box));
              expect([port, fleets, count, over]).toEqual([port, fleets, count, []]);
            }
  });

  test('it keeps its place while no boat lies above, and has room for a word', () => {
    for (const port of tilesOf(FIRST_GAME, 'port')) {
      const own = lackPlace({ chart: FIRST_GAME, port, lie, boatsAt: () => 0 }, 3);
      const boatsAt = (tile: TileID) => (tile === port ? 4 : 0);
      expect(own.isTight).toBe(false);
      expect(lackPlace({ chart: FIRST_GAME, port, lie, boatsAt }, 1)).toEqual(own);
    }
  });

  const NOBODY: Fleet[] = [];

  test('what a step costs is told nowhere on it', () => {
    for (const chart of CHARTS) {
      const hexOf = (id: number) => chart.tiles[id].hex;
      const tags = chart.tiles.flatMap(({ id }) =>
        neighboursOf(chart, id).map((to) => tagSpot(hexOf(id), hexOf(to), lie)),
      );
      const boxes = tags.map(({ x, y }) => ({
        ...{
          left: x - halfOf('ginger'),
          right: x + halfOf('ginger'),
          top: y - 11.4,
          bottom: y + 11.4,
        },
      }));
      for (const port of tilesOf(chart, 'port')) {
        const told = toldAt(chart, port, lie, NOBODY, 1);
        expect(boxes.filter((box) => isOver(told, box))).toEqual([]);
      }
    }
  });

  test('it lies on the price of no neighbour', () => {
    // halves of a price; where a chart lies tall it ends at its spot
    const [across, aside] = lie === 'wide' ? [16, 0] : [21, -21];
    for (const chart of CHARTS) {
      const prices = chart.tiles.map((tile) => plus(priceSpot(tile, lie), { x: aside, y: 0 }));
      for (const port of tilesOf(chart, 'port')) {
        const told = toldAt(chart, port, lie, NOBODY, 1);
        const near = prices.filter(
          ({ x, y }, of) =>
            of !== port &&
            isOver(told, { left: x - across, right: x + across, top: y - 9, bottom: y + 9 }),
        );
        expect(near).toEqual([]);
      }
    }
  });

  test('it lies above its own port', () => {
    for (const { id, hex } of FIRST_GAME.tiles) {
      const { left, right, bottom } = toldAt(FIRST_GAME, id, lie, NOBODY, 1);
      const { x, y } = middle(hex, lie);
      expect(left < x && right > x && bottom < y).toBe(true);
    }
  });
});
