import { CARDS, type CardId, type CardKind } from './cards';
import { COLORS } from './state';
import { numbersOf } from './table';

const ids = Object.keys(CARDS) as CardId[];
const ofKind = (kind: CardKind) => ids.filter((id) => CARDS[id].kind === kind);
const ofColor = (color: string) => ofKind('gem').filter((id) => id.startsWith(color));
const ONE_TO_EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];

describe('R1 the cards', () => {
  test.each<[CardKind, number]>([
    ['gem', 36],
    ['wild', 4],
    ['detonator', 10],
    ['jumper', 4],
    ['safe', 4],
    ['fire', 6],
  ])('there are %s cards: %i', (kind, count) => {
    expect(ofKind(kind)).toHaveLength(count);
  });

  test('with a Cursed Gem of each colour there are seventy', () => {
    expect(ids.length + COLORS.length).toBe(70);
  });

  // prettier-ignore
  test.each([
    ['blue', [[1], [2], [3], [4], [5, 6], [7, 8]]],
    ['green', [[3], [4], [7], [8], [1, 6], [2, 5]]],
    ['pink', [[5], [6], [7], [8], [1, 2], [3, 4]]],
    ['yellow', [[2], [4], [5], [7], [1, 3], [6, 8]]],
    ['orange', [[1], [3], [6], [8], [2, 4], [5, 7]]],
    ['purple', [[1], [2], [5], [6], [3, 8], [4, 7]]],
  ])('the %s cards show %j (R1.1)', (color, numbers) => {
    expect(ofColor(color).map(numbersOf)).toEqual(numbers);
  });

  test('the wilds show 1/8, 2/7, 3/6 and 4/5 (R1.2)', () => {
    expect(ofKind('wild').map(numbersOf)).toEqual([
      [1, 8],
      [2, 7],
      [3, 6],
      [4, 5],
    ]);
  });

  test.each([...COLORS, 'wild'])('the %s cards show each number once (R1.3)', (name) => {
    const shown = ids.filter((id) => id.startsWith(name)).flatMap(numbersOf);
    expect(shown.sort((a, b) => a - b)).toEqual(ONE_TO_EIGHT);
  });

  test('no two of the sixteen pairs are alike (R1.3)', () => {
    const pairs = ids.filter((id) => numbersOf(id).length === 2).map((id) => numbersOf(id).join());
    expect(pairs).toHaveLength(16);
    expect(new Set(pairs).size).toBe(16);
  });

  test('special cards show no number (R1.4)', () => {
    const specials = ids.filter((id) => !['gem', 'wild'].includes(CARDS[id].kind));
    expect(specials.flatMap(numbersOf)).toEqual([]);
  });
});
