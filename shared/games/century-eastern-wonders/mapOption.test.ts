import { defaultOptions, everyOptions, optionsError } from '../../engine/options';
import { centuryEasternWondersInfo } from './info';
import type { Tile } from './map/chart';
import { encodeChart } from './map/code';
import { FIRST_GAME } from './map/firstGame';

const { options } = centuryEasternWondersInfo;
const code = encodeChart(FIRST_GAME);
const mistyped = code.replace(/.$/, (letter) => (letter === '7' ? '8' : '7'));

test('without a choice the printed map is laid, and scores are hidden (R2.2, R11.2)', () => {
  expect(defaultOptions(options)).toEqual({
    map: 'firstGame',
    openScores: false,
    length: 'printed',
  });
});

test('the contract suite plays every kind of map', () => {
  expect(new Set(everyOptions(options).map(({ map }) => map))).toEqual(
    new Set(['firstGame', 'random', code]),
  );
});

// prettier-ignore
const MAPS: [string, string | null][] = [
  ['firstGame',         null],
  ['random',            null],
  [code,                null],
  [code.toLowerCase(),  null],
  [mistyped,            'option map takes no such code: a letter is missing, added or wrong'],
  [code.slice(0, -1),   'option map takes no such code: a letter is missing, added or wrong'],
  ['',                  'option map takes no such code: it is empty'],
  ['first?game',        'option map takes no such code: no code has the sign ?'],
];

test.each(MAPS)('as the map, %j: %s', (map, wrong) => {
  expect(optionsError(options, { map })).toBe(wrong);
});

test('a map with the wrong tiles is told how many it has of each kind', () => {
  // three tiles short, and the fourth port on one of those
  const tiles = FIRST_GAME.tiles.slice(0, 21).map(({ hex, id }): Tile => ({
    hex,
    id: id === 20 ? 23 : id,
    kind: [0, 1, 2, 20].includes(id) ? 'port' : 'market',
  }));
  expect(optionsError(options, { map: encodeChart({ tiles }) })).toBe(
    'option map takes no such code: its map has 18 market places instead of 20; ' +
      'its map has 3 port places instead of 4',
  );
});
