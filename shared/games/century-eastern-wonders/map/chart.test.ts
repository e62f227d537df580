import fc from 'fast-check';
import { sum, upTo } from '../../../engine/numbers';
import { chartOf, neighboursOf, stepsFrom, tilesOf } from './chart';
import { FIRST_GAME } from './firstGame';
import { distance, key, neighbours } from './hex';

const hex = fc.record({ q: fc.integer({ min: -9, max: 9 }), r: fc.integer({ min: -9, max: 9 }) });

test('a hex has six neighbours, each one step away, and is a neighbour of theirs', () => {
  fc.assert(
    fc.property(hex, (middle) => {
      expect(new Set(neighbours(middle).map(key)).size).toBe(6);
      for (const next of neighbours(middle)) {
        expect(distance(middle, next)).toBe(1);
        expect(neighbours(next)).toContainEqual(middle);
      }
    }),
  );
});

test('no way is longer over a hex between', () => {
  fc.assert(
    fc.property(hex, hex, hex, (a, b, between) => {
      expect(distance(a, b)).toBe(distance(b, a));
      expect(distance(a, b)).toBeLessThanOrEqual(distance(a, between) + distance(between, b));
    }),
  );
});

test('tiles are numbered row by row, in whatever order they come', () => {
  const sites = FIRST_GAME.tiles.map((tile) => ({ hex: tile.hex, kind: tile.kind }));
  expect(FIRST_GAME.tiles.map(({ id }) => id)).toEqual(upTo(23));
  expect(chartOf(sites.reverse())).toEqual(FIRST_GAME);
});

test('the first map has twenty markets, four ports, and 55 places where two of them touch', () => {
  expect(tilesOf(FIRST_GAME, 'market')).toHaveLength(20);
  expect(tilesOf(FIRST_GAME, 'port')).toHaveLength(4);
  expect(sum(FIRST_GAME.tiles.map(({ id }) => neighboursOf(FIRST_GAME, id).length)) / 2).toBe(55);
});

test('the first map lies where it has always lain: matches are stored with the hexes of their tiles', () => {
  const middleColumn = FIRST_GAME.tiles.filter(({ hex }) => hex.q === 0);
  expect(middleColumn.map(({ hex }) => hex.r)).toEqual([-2, -1, 0, 1, 2, 3]);
});

test('no two tiles of the first map are more than five steps apart', () => {
  const farthest = FIRST_GAME.tiles.map(({ id }) => Math.max(...stepsFrom(FIRST_GAME, id)));
  expect(Math.max(...farthest)).toBe(5);
});

test('every port of the first map touches three tiles', () => {
  const touching = tilesOf(FIRST_GAME, 'port').map((id) => neighboursOf(FIRST_GAME, id).length);
  expect(touching).toEqual([3, 3, 3, 3]);
});
