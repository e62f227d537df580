import { signed } from './words';

test.each([
  [2, '+2'],
  [-3, '\u22123'],
  [0, '0'],
])('a change by %i points is written %s', (points, written) => {
  expect(signed(points)).toBe(written);
});
