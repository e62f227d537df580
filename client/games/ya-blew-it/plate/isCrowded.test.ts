import { isCrowded } from './isCrowded';

const stacks = (...numbers: string[]) => numbers.map((one) => ({ numbers: one, safes: 0 }));
const SEVEN = stacks('3', '2·5 7', '8', '7', '5·7 8', '6', '3·6');
const LONG = stacks('1 2 3 5·6 7·8', '3 4 7', '5 6 7 8', '2 4 5 7', '1 3 6 8', '1 2 5 6');

test('two rows of stacks are as many as a plate has room for beside up to four players', () => {
  expect(isCrowded([], 2, 0)).toBe(false);
  expect(isCrowded(SEVEN, 4, 3)).toBe(false);
  expect(isCrowded(LONG, 4, 0)).toBe(true);
});

test('beside more of them what can be used and Safes stand in the lines of the stacks', () => {
  expect(isCrowded(SEVEN, 6, 0)).toBe(false);
  expect(isCrowded(LONG, 6, 3)).toBe(true);
  const guarded = SEVEN.map((stack, i) => (i < 3 ? { ...stack, safes: 1 } : stack));
  expect(isCrowded(guarded, 6, 3)).toBe(true);
});
