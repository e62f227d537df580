import { signsOf } from './signs';

const wishing = (...signs: (number | undefined)[]) =>
  signsOf(signs.map((sign) => ({ look: sign === undefined ? undefined : { sign } })));

test('everybody has the sign they wish for, all others that of their seat', () => {
  expect(wishing(undefined, undefined, undefined)).toEqual([0, 1, 2]);
  expect(wishing(undefined, 5, undefined)).toEqual([0, 5, 2]);
});

test('who is wished out of the sign of their seat has the first that is left', () => {
  expect(wishing(undefined, 0, undefined)).toEqual([1, 0, 2]);
  expect(wishing(2, undefined, undefined)).toEqual([2, 1, 0]);
});

test('of two who wish for the same the first has it, and no two ever have the same', () => {
  expect(wishing(3, 3, 3)).toEqual([3, 1, 2]);
  for (let n = 0; n < 7 ** 4; n++) {
    const wishes = [0, 1, 2, 3]
      .map((i) => Math.floor(n / 7 ** i) % 7)
      .map((w) => (w === 6 ? undefined : w));
    expect(new Set(wishing(...wishes, undefined, undefined)).size).toBe(6);
  }
});
