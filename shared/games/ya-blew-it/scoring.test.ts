import { bestAssignment, colorPoints, gain, gemsOf, matching, pointsOf, stacksOf } from './scoring';
import { COLORS, type Color } from './state';
import { cards, match } from './testing';

describe('R9 scoring', () => {
  test('gems of a colour score 1, 3, 6, 10, 15, and 20 from six on (R9.1)', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 12].map(colorPoints)).toEqual([
      0, 1, 3, 6, 10, 15, 20, 20, 20, 20,
    ]);
  });

  // prettier-ignore
  const AREAS: [string, Color, number, number][] = [
    // scoring area                                    cursed    points  with doubleGems off
    ['',                                               'blue',   0,      0],
    ['jumper-1 safe-1 detonator-1',                    'blue',   0,      0],
    ['green-3 green-4',                                'blue',   3,      3],
    ['green-3 green-16',                               'blue',   6,      3],
    ['blue-1 blue-56',                                 'blue',   -6,     -3],
    ['green-3 blue-1',                                 'blue',   0,      0],
    ['pink-5 pink-6 pink-7 pink-8 pink-12 pink-34',    'blue',   20,     20],
    // wilds: R9.4
    ['wild-18',                                        'blue',   1,      1],
    ['wild-18 wild-27',                                'blue',   3,      3],
    ['wild-18 wild-27 wild-36 wild-45',                'blue',   10,     10],
    ['wild-18 pink-5 green-3 green-4',                 'blue',   7,      7],
    ['wild-18 green-3 green-4',                        'green',  -2,     -2],
    ['wild-18 pink-5 pink-6 pink-7 pink-12',           'blue',   20,     15],
    // six of pink is the most a colour is worth: the second wild goes elsewhere
    ['wild-18 wild-27 pink-5 pink-6 pink-7 pink-12 green-3', 'blue', 23, 21],
    // one into each big stack is worse than both into one
    ['wild-18 wild-27 pink-5 pink-6 green-3 green-4',  'blue',   13,     13],
  ];

  test.each(AREAS)('"%s" with cursed %s is worth %i, or %i', (area, cursed, points, single) => {
    expect(pointsOf(cards(area), cursed, true)).toBe(points);
    expect(pointsOf(cards(area), cursed, false)).toBe(single);
  });

  test('no other assignment of the wilds is better (R9.4)', () => {
    const area =
      'wild-18 wild-27 wild-36 wild-45 pink-5 pink-12 green-3 green-4 green-16 blue-1 orange-1';
    const gems = gemsOf(cards(area), true);
    const totals = every(4).map((wilds) =>
      COLORS.map((color) => {
        const points = colorPoints(gems[color] + wilds.filter((wild) => wild === color).length);
        return color === 'blue' ? -points : points;
      }).reduce((a, b) => a + b),
    );
    expect(totals).toHaveLength(6 ** 4);
    expect(pointsOf(cards(area), 'blue', true)).toBe(Math.max(...totals));
  });

  test('an assignment names a colour for each wild (R9.4)', () => {
    expect(bestAssignment(cards('wild-18 green-3 wild-27 green-4'), 'blue', true)).toEqual([
      'green',
      'green',
    ]);
    expect(bestAssignment(cards('green-3'), 'blue', true)).toEqual([]);
  });

  test('a wild is never put on the cursed colour while that costs anything (R9.4)', () => {
    for (const cursed of COLORS)
      expect(bestAssignment(cards('wild-18 wild-27'), cursed, true)).not.toContain(cursed);
  });
});

describe('what lies open, counted', () => {
  // prettier-ignore
  test.each([
    ['', []],
    ['safe-1 jumper-1', []],
    ['blue-3', [3]],
    ['pink-7 blue-3 green-3', [3, 7]],
    ['wild-18 blue-78 pink-12', [1, 2, 7, 8]],
    ['wild-18 wild-27 wild-36 wild-45', [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('"%s" is matched by %j (R4.5)', (claim, numbers) => {
    expect(matching(cards(claim))).toEqual(numbers);
  });

  test('stacks hold the cards of a colour, in the order taken', () => {
    expect(stacksOf(cards('blue-3 safe-1 pink-5 wild-18 blue-1'))).toEqual({
      blue: ['blue-3', 'blue-1'],
      green: [],
      pink: ['pink-5'],
      yellow: [],
      orange: [],
      purple: [],
    });
  });

  test('gems are counted double on cards with two numbers, unless the option is off (R9.2)', () => {
    const area = cards('blue-56 blue-1 pink-5 wild-18');
    expect(gemsOf(area, true)).toMatchObject({ blue: 3, pink: 1, green: 0 });
    expect(gemsOf(area, false)).toMatchObject({ blue: 2, pink: 1, green: 0 });
  });
});

describe('what the Claim would bring', () => {
  const claimed = (claim: string, area: string) => {
    const m = match({ deck: '', areas: { 1: area } });
    m.G.table.claim.push(...cards(claim));
    return gain(m.G.table, '1');
  };

  test('is told by colour, with the special cards', () => {
    const area = 'orange-1 orange-8 orange-24 pink-5 blue-56 wild-36';
    expect(claimed('orange-3 pink-12 safe-1 purple-5', area)).toEqual({
      colors: {
        pink: { from: 1, to: 3, points: 5 },
        orange: { from: 4, to: 5, points: 5 },
        purple: { from: 0, to: 1, points: 1 },
      },
      wilds: null,
      specials: ['safe-1'],
      total: 11,
    });
  });

  test('counts a cursed colour below zero, and wilds in the total', () => {
    expect(claimed('wild-18 green-16', 'green-3')).toEqual({
      colors: { green: { from: 1, to: 3, points: -5 } },
      wilds: { colors: ['blue'], points: 1 },
      specials: [],
      total: -4,
    });
  });

  test('is nothing while there is no Claim', () => {
    expect(claimed('', 'green-3')).toEqual({
      colors: {},
      wilds: null,
      specials: [],
      total: 0,
    });
  });

  test('tells what a wild is worth where it counts next, of a Claim without one as well', () => {
    const area = 'yellow-2 orange-1 orange-8 wild-36';
    expect(claimed('yellow-4 yellow-13', area)).toMatchObject({
      colors: { yellow: { from: 1, to: 4, points: 9 } },
      wilds: { colors: ['yellow'], points: 2 },
      total: 11,
    });
    expect(claimed('pink-5', area).wilds).toBeNull();
  });
});

/** Every list of so many colours. */
const every = (size: number): Color[][] =>
  size === 0 ? [[]] : every(size - 1).flatMap((list) => COLORS.map((color) => [...list, color]));
