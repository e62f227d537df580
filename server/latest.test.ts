import { createLatest } from './latest';

test('so many are kept, and what was used longest ago goes first', () => {
  const latest = createLatest<number>(2);
  latest.set('a', 1).set('b', 2);
  latest.get('a');
  latest.set('c', 3);
  expect([...latest.keys()].sort()).toEqual(['a', 'c']);
});
