import { choice, defaultOptions, everyOptions, fullOptions, optionsError, toggle } from './options';

const specs = { openDiscs: toggle(true), map: choice(['first', 'random'], 'random') };

test('defaults are filled in for what is not given', () => {
  expect(defaultOptions(specs)).toEqual({ openDiscs: true, map: 'random' });
  expect(fullOptions(specs, { openDiscs: false })).toEqual({ openDiscs: false, map: 'random' });
  expect(fullOptions(specs, undefined)).toEqual({ openDiscs: true, map: 'random' });
});

// prettier-ignore
const GIVEN: [unknown, string | null][] = [
  [undefined,                null],
  [null,                     null],
  [{},                       null],
  [{ map: 'first' },         null],
  [{ map: 'third' },         'option map does not take this value'],
  [{ openDiscs: 'yes' },     'option openDiscs does not take this value'],
  [{ other: true },          'unknown option: other'],
  [{ constructor: true },    'unknown option: constructor'],
  [[],                       'options must be an object'],
  ['map',                    'options must be an object'],
];

test.each(GIVEN)('options %j: %s', (given, wrong) => {
  expect(optionsError(specs, given)).toBe(wrong);
});

test('every combination occurs once', () => {
  expect(everyOptions(specs)).toEqual([
    { openDiscs: true, map: 'first' },
    { openDiscs: true, map: 'random' },
    { openDiscs: false, map: 'first' },
    { openDiscs: false, map: 'random' },
  ]);
  expect(everyOptions({})).toEqual([{}]);
});
