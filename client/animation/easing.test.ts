import { early, type Ease } from './easing';

test.each<[string, Ease | 'linear' | undefined]>([
  ['evenly', 'linear'],
  ['by a curve', [0.2, 0.8, 0.2, 1]],
  ['as usual', undefined],
])('a movement that goes %s goes the same way in less time, and then rests', (_, ease) => {
  const [whole, half] = [early(ease, 1), early(ease, 0.5)];
  for (const time of [0, 0.1, 0.5, 0.9]) expect(half(time / 2)).toBe(whole(time));
  expect([half(0.5), half(0.75), half(1)]).toEqual([1, 1, 1]);
});
