import type { Rect } from './measure';
import { tumbling } from './tumbling';

const own: Rect = { left: 100, top: 300, width: 40, height: 40 };

/** Where each step of a throw shows the die, from where it will lie, how far it is turned, and how large. */
const thrown = (from?: Partial<Rect>, die = own) =>
  tumbling(die, from && { ...own, ...from }, 'result')
    .slice(0, -1)
    .map((step) => step.match(/-?[\d.]+/g)!.map(Number));

test('each bounce is lower than the one before, and the first no higher than the die is wide', () => {
  const heights = thrown().map(([, y]) => -y);
  const peaks = heights.filter((height) => height > 0);
  expect(peaks[0]).toBeLessThanOrEqual(own.width);
  expect(peaks).toEqual(peaks.toSorted((a, b) => b - a));
  expect(new Set(peaks).size).toBe(4);
});

test('a die comes nearer and has less far to turn with every step', () => {
  const steps = thrown({ left: 2100, top: -1700 });
  for (const which of [0, 1, 2]) {
    const distances = steps.map((step) => Math.abs(step[which]));
    expect(distances).toEqual(distances.toSorted((a, b) => b - a));
    expect(new Set(distances).size).toBe(distances.length);
  }
});

test('a die that is thrown from nowhere comes from three times its width on the side of the middle', () => {
  const right = { ...own, left: window.innerWidth - 140 };
  expect([thrown()[0][0], thrown(undefined, right)[0][0]]).toEqual([120, -120]);
});

test('a die that is thrown straight down or up turns as one that is thrown from the side', () => {
  const turns = (from: Partial<Rect>) => thrown(from).map(([, , turn]) => turn);
  expect(turns({ top: 0 })).toEqual(turns({ left: 300 }));
  expect(turns({ left: 0 })).toEqual(turns({ left: 300 }).map((turn) => -turn));
});

test.each([
  ['as narrow as it lay', { width: 10 }, 0.25],
  ['as low as it lay', { height: 20 }, 0.5],
  ['no larger than it will be', { width: 80, height: 80 }, 1],
])('a die that is thrown is %s', (_, from, size) => {
  const [[, , , first], ...rest] = thrown(from);
  expect(first).toBe(size);
  // and has grown by as much as it has come near
  const [, , , second] = rest[0];
  expect(second).toBeCloseTo(1 + (size - 1) * 0.73);
});
