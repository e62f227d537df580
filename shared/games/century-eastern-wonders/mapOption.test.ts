import { defaultOptions, everyOptions, optionsError } from '../../engine/options';
import { centuryEasternWondersInfo } from './info';
import { encodeChart } from './map/code';
import { FIRST_GAME } from './map/firstGame';

const { options } = centuryEasternWondersInfo;
const code = encodeChart(FIRST_GAME);
const mistyped = code.replace(/.$/, (letter) => (letter === '7' ? '8' : '7'));

test('without a choice the printed map is laid, and scores are hidden (R2.2, R11.2)', () => {
  expect(defaultOptions(options)).toEqual({ map: 'firstGame', openScores: false });
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
