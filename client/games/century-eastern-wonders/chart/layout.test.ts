import { chanceOf } from '../../../../shared/engine/chance';
import { neighboursOf } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { FIRST_GAME } from '../../../../shared/games/century-eastern-wonders/map/firstGame';
import { randomChart } from '../../../../shared/games/century-eastern-wonders/map/random';
import {
  boatScale,
  boatSpots,
  countSides,
  heapWidth,
  paySpot,
  priceSpot,
  turnSpot,
  waterSpots,
} from './anchors';
import {
  anchorage,
  bend,
  frameOf,
  lieFor,
  middle,
  place,
  plus,
  REACH,
  type Lie,
  type Point,
} from './layout';
import { tileBeside } from './neighbour';

const LIES: Lie[] = ['wide', 'tall'];
const CHARTS = [
  FIRST_GAME,
  ...Array.from({ length: 12 }, (_, n) =>
    randomChart(chanceOf({ seed: n.toString(16).padStart(64, '0'), counter: 0 })),
  ),
];

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(LIES)('a chart that lies %s', (lie) => {
  test('tells what it costs to go to an island within that island', () => {
    const half = lie === 'wide' ? 0 : 21;
    for (const { hex } of FIRST_GAME.tiles) {
      const price = plus(priceSpot({ hex, kind: 'market' }, lie), { x: -half, y: 0 });
      expect(far(price, middle(hex, lie))).toBeLessThan((REACH * Math.sqrt(3)) / 2);
    }
  });

  test('has all neighbours equally far apart, and nobody else as near', () => {
    for (const chart of CHARTS)
      for (const { id, hex } of chart.tiles)
        for (const other of chart.tiles.filter((one) => one.id !== id)) {
          const apart = far(middle(hex, lie), middle(other.hex, lie));
          const isNear = apart < REACH * 1.8;
          expect(isNear).toBe(neighboursOf(chart, id).includes(other.id));
        }
  });

  test('leads ships along the sides of hexes: two sides from anchorage to anchorage', () => {
    for (const { id, hex } of FIRST_GAME.tiles)
      for (const next of neighboursOf(FIRST_GAME, id)) {
        const to = FIRST_GAME.tiles[next].hex;
        const turn = bend(hex, to, lie);
        expect(far(anchorage(hex, lie), turn)).toBeCloseTo(REACH);
        expect(far(turn, anchorage(to, lie))).toBeCloseTo(REACH);
        expect(bend(to, hex, lie)).toEqual(roughly(turn));
      }
  });

  test('has a boat lie plainly at its own island, and not where it meets two others', () => {
    for (const { hex } of FIRST_GAME.tiles) {
      const [boat] = boatSpots(hex, lie, 1);
      const others = FIRST_GAME.tiles.filter((tile) => tile.hex !== hex);
      const next = Math.min(...others.map((tile) => far(boat, middle(tile.hex, lie))));
      expect(next - far(boat, middle(hex, lie))).toBeGreaterThan(13);
    }
  });

  test('has boats turn as far off the line as they lie at an anchorage', () => {
    const [here, there] = [9, 14].map((id) => FIRST_GAME.tiles[id].hex);
    const line = [anchorage(here, lie), bend(here, there, lie), anchorage(there, lie)];
    const boats = [here, there].map((hex) => boatSpots(hex, lie, 1)[0]);
    const way = [boats[0], turnSpot(here, there, lie), boats[1]];
    const off = way.map(({ x, y }, i) => ({ x: x - line[i].x, y: y - line[i].y }));
    expect(off).toEqual(off.map(() => roughly(off[0])));
  });

  test('has floating cubes large enough at a desk and on a phone, and no heap reaches into another', () => {
    // of an island 112 pixels wide, as at a desk, or 77, as on a phone
    const size = heapWidth(lie) * (lie === 'wide' ? 112 / 107.4 : 77 / 124);
    expect(size).toBeGreaterThanOrEqual(lie === 'wide' ? 18 : 14);
    const spots = waterSpots(FIRST_GAME.tiles[9], lie);
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1))
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(heapWidth(lie));
  });

  test('tells how many float on no other heap, but below or beside all of them', () => {
    for (const many of [1, 2, 3, 4]) {
      const spots = waterSpots(FIRST_GAME.tiles[9], lie).slice(0, many);
      for (const [i, spot] of spots.entries()) {
        const side = countSides(lie, many)[i];
        if (side === 'below') continue;
        const aside = side.endsWith('left') ? -1 : 1;
        const beside = spots.filter(
          ({ x, y }) => Math.abs(y - spot.y) < heapWidth(lie) && (x - spot.x) * aside > 0,
        );
        expect(beside.filter(({ x }) => Math.abs(x - spot.x) < 2 * heapWidth(lie))).toEqual([]);
      }
    }
  });

  test('tells what each owner is paid on their boat, on no other of these', () => {
    const { hex } = FIRST_GAME.tiles[9];
    for (const many of [2, 3, 4]) {
      const scale = boatScale(lie, many);
      const boats = boatSpots(hex, lie, many);
      const tags = boats.map((boat) => paySpot(boat, scale));
      for (const [i, told] of tags.entries()) {
        // halves of what is told, and of a boat
        expect(Math.abs(told.x - boats[i].x) + 13 * scale).toBeLessThan(19 * scale);
        for (const next of tags.slice(i + 1)) {
          const [across, down] = [Math.abs(told.x - next.x), Math.abs(told.y - next.y)];
          expect(across >= 26 * scale || down >= 17 * scale).toBe(true);
        }
      }
    }
  });

  test('lies within its frame', () => {
    for (const chart of CHARTS) {
      const frame = frameOf(chart, lie);
      for (const { hex } of chart.tiles)
        for (const share of Object.values(place(anchorage(hex, lie), frame)))
          expect(parseFloat(share)).toBeGreaterThan(0);
    }
  });

  test('can be walked by arrow keys from any tile to any other', () => {
    for (const { tiles } of CHARTS) {
      const reached = new Set([tiles[0].id]);
      for (const from of reached)
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
          const next = tileBeside(tiles, from, key, lie);
          if (next !== undefined) reached.add(next);
        }
      expect(reached.size).toBe(tiles.length);
    }
  });
});

test('the map of the first game lies wide on a screen and tall on a phone', () => {
  expect(lieFor(FIRST_GAME, 'screen')).toBe('wide');
  expect(lieFor(FIRST_GAME, 'phone')).toBe('tall');
});

test('lying tall is lying wide with x and y exchanged', () => {
  for (const { hex } of FIRST_GAME.tiles) {
    const { x, y } = middle(hex, 'wide');
    expect(middle(hex, 'tall')).toEqual({ x: y, y: x });
  }
});

const roughly = ({ x, y }: Point) => ({ x: expect.closeTo(x, 3), y: expect.closeTo(y, 3) });
