import { games } from '../games';
import { everyOptions } from '../engine/options';
import { coveringPairs } from './pairs';

const ALL = [1, 2, 3].flatMap((a) =>
  ['x', 'y'].flatMap((b) =>
    [true, false].flatMap((c) => [true, false].map((d) => ({ a, b, c, d }))),
  ),
);

/** Every two choices that are made together somewhere. */
const pairsIn = (some: readonly object[]) =>
  new Set(
    some.flatMap((one) => {
      const made = Object.entries(one);
      return made.flatMap(([k, v]) => made.map(([l, w]) => `${k}=${v} ${l}=${w}`));
    }),
  );

test('every two choices that can meet do so, in far fewer than all combinations', () => {
  const some = coveringPairs(ALL);
  expect(pairsIn(some)).toEqual(pairsIn(ALL));
  expect(ALL).toEqual(expect.arrayContaining(some));
  expect([ALL.length, some.length <= 8]).toEqual([24, true]);
});

test('a choice that is only made beside certain others is made', () => {
  const some = coveringPairs([
    { a: 1, b: 1 },
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ]);
  expect(some).toHaveLength(3);
});

test('where nothing is to be chosen there is one way to do that', () => {
  expect(coveringPairs([{}])).toEqual([{}]);
});

test.each(games)('$id is tried with every two options that can meet', ({ options }) => {
  const all = everyOptions(options);
  const some = coveringPairs(all);
  expect(pairsIn(some)).toEqual(pairsIn(all));
  expect(some.length).toBeLessThan(all.length);
});
