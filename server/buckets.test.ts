import { createBuckets } from './buckets';

test('a bucket holds a burst, then fills at its rate', () => {
  let now = 0;
  const bucket = createBuckets({ burst: 2, perSecond: 4 }, () => now);
  expect([bucket.take('a'), bucket.take('a'), bucket.take('a')]).toEqual([true, true, false]);
  now = 249;
  expect(bucket.take('a')).toBe(false);
  now = 250;
  expect([bucket.take('a'), bucket.take('a')]).toEqual([true, false]);
  now = 60_000;
  expect([bucket.take('a'), bucket.take('a'), bucket.take('a')]).toEqual([true, true, false]);
});

test('keys do not share a bucket, and dear things take more', () => {
  const bucket = createBuckets({ burst: 4, perSecond: 0 }, () => 0);
  expect([bucket.take('a', 3), bucket.take('a', 3), bucket.take('a'), bucket.take('b', 4)]).toEqual(
    [true, false, true, true],
  );
});

test('looking what a bucket holds takes nothing', () => {
  const bucket = createBuckets({ burst: 1, perSecond: 0 }, () => 0);
  expect([bucket.has('a'), bucket.has('a'), bucket.take('a'), bucket.has('a')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
