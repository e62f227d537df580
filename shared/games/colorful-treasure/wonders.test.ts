import { FACE_IDS, FACES, faceOf, SIDES, TOKENS } from './faces';
import { BOX, COLORFUL_GEMS, GEMS, LAST_ROUND, ROWS } from './figures';
import { COLORS, KINDS } from './state';
import {
  CARDS,
  colorsOf,
  columnOf,
  kindOf,
  rowOf,
  treasuresOf,
  WONDER_IDS,
  WONDERS,
  wonderAt,
} from './wonders';

const cards = Object.values(CARDS);

describe('R1 what is in the box', () => {
  test('fifty cards: ten wonders with a diamond, a key or chest, and three gems each (R1.1)', () => {
    expect(WONDER_IDS).toHaveLength(BOX.wonders.value);
    expect(cards).toHaveLength(BOX.cards.value);
    for (const wonder of WONDER_IDS) {
      expect(treasuresOf(wonder)).toHaveLength(BOX.cardsOfAWonder.value);
      expect(treasuresOf(wonder)).toEqual([...colorsOf(wonder), 'diamond', kindOf(wonder)]);
    }
  });

  test.each(COLORS)('there are six %s gems (R1.2)', (color) => {
    expect(cards.filter(({ treasure }) => treasure === color)).toHaveLength(BOX.gemsOfAColor.value);
  });

  test('no two wonders have the same colours (R1.3)', () => {
    expect(new Set(WONDER_IDS.map((wonder) => colorsOf(wonder).join())).size).toBe(10);
  });

  test.each(COLORS)(
    '%s lies in three wonders with a key and in three with a chest (R1.3)',
    (color) => {
      for (const kind of KINDS)
        expect(
          WONDER_IDS.filter((id) => kindOf(id) === kind && colorsOf(id).includes(color)),
        ).toHaveLength(3);
    },
  );

  // prettier-ignore
  test.each([
    ['stonehenge',   ['red', 'green', 'purple'],    'chest', 'house'],
    ['pisa',         ['red', 'blue', 'purple'],     'key',   'printed'],
    ['parthenon',    ['red', 'yellow', 'blue'],     'chest', 'house'],
    ['colosseum',    ['red', 'yellow', 'purple'],   'key',   'house'],
    ['greatWall',    ['red', 'green', 'blue'],      'chest', 'house'],
    ['chichenItza',  ['red', 'yellow', 'green'],    'key',   'house'],
    ['tajMahal',     ['yellow', 'blue', 'purple'],  'chest', 'house'],
    ['easterIsland', ['yellow', 'green', 'blue'],   'key',   'house'],
    ['christ',       ['yellow', 'green', 'purple'], 'chest', 'house'],
    ['giza',         ['green', 'blue', 'purple'],   'key',   'house'],
  ] as const)('%s is %j and holds a %s (R1.3)', (wonder, colors, kind, origin) => {
    expect(colorsOf(wonder)).toEqual(colors);
    expect(kindOf(wonder)).toBe(kind);
    expect(WONDERS[wonder].colors.origin).toBe(origin);
    expect(WONDERS[wonder].holds.origin).toBe('house');
  });

  test('five keys, five chests, a token for each, and ten diamond tokens (R1.4)', () => {
    expect(WONDER_IDS.filter((wonder) => kindOf(wonder) === 'key')).toHaveLength(
      BOX.keyTokens.value,
    );
    expect(WONDER_IDS.filter((wonder) => kindOf(wonder) === 'chest')).toHaveLength(
      BOX.chestTokens.value,
    );
    expect(BOX.diamondTokens.value).toBe(WONDER_IDS.length);
  });

  test('five action tokens with two faces each (R1.4, R10)', () => {
    expect(TOKENS).toHaveLength(BOX.actionTokens.value);
    const faces = TOKENS.flatMap((token) => SIDES.map((side) => faceOf(token, side)));
    expect(faces).toEqual([...FACE_IDS]);
  });

  // prettier-ignore
  test.each([
    ['lookAcross', 'A', 1, 'once',    'printed'],
    ['lookDown',   'A', 2, 'once',    'printed'],
    ['fourth',     'B', 1, 'once',    'printed'],
    ['leaveHoard', 'B', 2, 'lasting', 'house'],
    ['twoTypes',   'C', 1, 'once',    'printed'],
    ['sixthColor', 'C', 2, 'lasting', 'printed'],
    ['truce',      'D', 1, 'lasting', 'printed'],
    ['guard',      'D', 2, 'lasting', 'printed'],
    ['points',     'E', 1, 'lasting', 'printed'],
    ['wild',       'E', 2, 'once',    'printed'],
  ] as const)('%s is on %s, side %i, and acts %s (R9.7, R9.11)', (id, token, side, lasts, effect) => {
    expect(FACES[id]).toEqual({
      token: { value: token, origin: 'derived' },
      side: { value: side, origin: 'derived' },
      lasts,
      effect,
    });
  });
});

test('places are named by column and row, as wonders are listed', () => {
  expect(columnOf('parthenon', 5)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5']);
  expect(wonderAt('j4')).toBe('giza');
  expect(rowOf('j4')).toBe(4);
});

test('figures that are ours say so', () => {
  expect([GEMS.basic.origin, GEMS.advanced.origin]).toEqual(['house', 'house']);
  expect([
    LAST_ROUND.printed.basic.origin,
    COLORFUL_GEMS[4].points.origin,
    ROWS.basic.origin,
  ]).toEqual(['printed', 'printed', 'printed']);
});
