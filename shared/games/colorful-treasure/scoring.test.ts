import { colorfulTreasure } from '.';
import { gain, gemPoints, SCORE_KEYS } from './scoring';
import type { Variant } from './state';
import { match } from './testing';

const HOLDINGS =
  'stonehenge-red pisa-red parthenon-red giza-green giza-key giza-diamond pisa-diamond diamondToken sixthColor points';

const sheet = (variant: Variant) => {
  const m = match({ variant, holds: { 0: HOLDINGS } });
  m.G.table.awards = { colorfulGems: '0', explorer: '1' };
  m.G.table.over = true;
  return Object.fromEntries(
    colorfulTreasure.score(m.G, '0').map(({ key, points }) => [key, points]),
  );
};

describe('R7 scoring', () => {
  // prettier-ignore
  test.each([
    [0, 0], [1, 1], [2, 3], [3, 6], [4, 10], [5, 15], [6, 21],
  ])('%i gems of a colour are worth %i points in each game (R7.2)', (gems, points) => {
    for (const variant of ['basic', 'junior', 'advanced'] as const)
      expect(gemPoints(variant, gems)).toBe(points);
  });

  test('the basic sheet (R7.1, R7.3)', () => {
    expect(sheet('basic')).toEqual({
      red: 6,
      yellow: 0,
      green: 1,
      blue: 0,
      purple: 0,
      diamondCards: 2,
      diamondTokens: 2,
      colorfulGems: 9,
      explorer: 0,
      chest: 7,
    });
  });

  test('the advanced sheet has action tokens, and dearer diamond tokens (R9.8, R10.6, R10.9)', () => {
    expect(sheet('advanced')).toEqual({
      ...sheet('basic'),
      diamondTokens: 3,
      sixthColor: 1,
      points: 4,
    });
    expect(Object.keys(sheet('advanced')).sort()).toEqual([...SCORE_KEYS].sort());
  });

  test('the junior sheet has gems and diamonds, nothing else (R8.1, R8.4)', () => {
    expect(sheet('junior')).toEqual({
      red: 6,
      yellow: 0,
      green: 1,
      blue: 0,
      purple: 0,
      diamondCards: 2,
      diamondTokens: 2,
    });
  });
});

// prettier-ignore
test.each([
  ['basic',    'red',     2, { from: 3, to: 5, points: 9 }],
  ['basic',    'green',   1, { from: 1, to: 2, points: 2 }],
  ['basic',    'blue',    3, { from: 0, to: 3, points: 6 }],
  ['basic',    'diamond', 2, { from: 2, to: 4, points: 6 }],
  ['advanced', 'diamond', 1, { from: 2, to: 3, points: 4 }],
] as const)('in the %s game, taking %s x %i is announced as %j', (variant, type, cards, announced) => {
  const m = match({ variant, holds: { 0: HOLDINGS } });
  expect(gain(m.G.table, '0', type, cards)).toEqual(announced);
});
