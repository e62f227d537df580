import {
  choice,
  code,
  defaultOptions,
  everyOptions,
  fullOptions,
  only,
  optionsError,
  optionsInPlay,
  toggle,
} from './options';

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

test('an option that changes something only beside others is in play only there', () => {
  const some = {
    variant: choice(['basic', 'advanced']),
    tokens: only({ variant: 'advanced' }, choice(['one', 'two'])),
  };
  const inPlay = (variant: string) =>
    optionsInPlay(some, { variant, tokens: 'two' }).map(([key]) => key);
  expect(inPlay('basic')).toEqual(['variant']);
  expect(inPlay('advanced')).toEqual(['variant', 'tokens']);
  expect(everyOptions(some)).toEqual([
    { variant: 'basic', tokens: 'one' },
    { variant: 'advanced', tokens: 'one' },
    { variant: 'advanced', tokens: 'two' },
  ]);
  expect(optionsError(some, { variant: 'basic', tokens: 'two' })).toBeNull();
});

describe("a code of one's own", () => {
  const even = code(['small', 'large'], {
    faultOf: (text) => (/^\d*[02468]$/.test(text) ? null : 'it is not even'),
    examples: ['22'],
  });

  // prettier-ignore
  const VALUES: [unknown, string | null][] = [
    ['large',         null],
    ['4',             null],
    ['5',             'option size takes no such code: it is not even'],
    ['medium',        'option size takes no such code: it is not even'],
    ['0'.repeat(101), 'option size does not take this value'],
    [4,               'option size does not take this value'],
  ];

  test.each(VALUES)('%j: %s', (value, wrong) => {
    expect(optionsError({ size: even }, { size: value })).toBe(wrong);
  });

  test('stands beside the values of the list', () => {
    expect(defaultOptions({ size: even })).toEqual({ size: 'small' });
    expect(everyOptions({ size: even })).toEqual([
      { size: 'small' },
      { size: 'large' },
      { size: '22' },
    ]);
  });
});
