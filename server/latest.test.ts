import { createLatest } from './latest';

test('so many are kept, and what was used longest ago goes first', () => {
  const latest = createLatest<number>(2);
  latest.set('a', 1).set('b', 2);
  latest.get('a');
  latest.set('c', 3);
  expect([...latest.keys()].sort()).toEqual(['a', 'c']);
});

test('what has lasted its time is gone, also when all that time passed at once', () => {
  let time = 1000;
  const latest = createLatest<true>(2, { ttl: 500, perf: { now: () => time } });
  latest.set('a', true);
  time += 499;
  expect(latest.has('a')).toBe(true);
  time += 2;
  expect(latest.has('a')).toBe(false);
});
