import type { Standing } from '../../../../../shared/engine/score';
import { countedKeysOf, keysOf, plain, pointsFor } from './lines';

const standing = (points: Record<string, number>) =>
  ({ lines: Object.entries(points).map(([key, of]) => ({ key, points: of })) }) as Standing;

const standings = [standing({ old: 1, gems: 3, fires: 0 }), standing({ gems: 0, bombs: -2 })];

test('the lines that somebody has come in the order of the title, those of earlier rules last', () => {
  expect(keysOf(['bombs', 'never', 'gems', 'fires'], standings)).toEqual([
    'bombs',
    'gems',
    'fires',
    'old',
  ]);
});

test('a rare line is left out where it counts for nobody', () => {
  expect(keysOf(['bombs', 'gems', 'fires'], standings, ['bombs', 'fires'])).toEqual([
    'bombs',
    'gems',
    'old',
  ]);
});

test('what brought or cost nobody any points is not counted, one point is', () => {
  expect(countedKeysOf(['bombs', 'gems', 'fires'], standings)).toEqual(['bombs', 'gems', 'old']);
});

test('who has no such line has no points for it, not none of them', () => {
  expect(standings.map(({ lines }) => pointsFor(lines, 'gems'))).toEqual([3, 0]);
  expect(standings.map(({ lines }) => pointsFor(lines, 'bombs'))).toEqual([undefined, -2]);
});

test('what is less than nothing has a minus sign', () => {
  expect([-12, 0, 7].map(plain)).toEqual(['\u221212', '0', '7']);
});
