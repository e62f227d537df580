import { chartOf } from './chart';

const frame = { width: 200, height: 120, left: 20, right: 30, edge: 10 };
const turn = (totals: Record<string, number>, i: number) => ({ turn: i, moment: i, totals });

test('lines run from the first turn to the last, the highest total on top', () => {
  const { lines, zero, xs } = chartOf(
    [
      { 0: 0, 1: 0 },
      { 0: 10, 1: 5 },
    ].map(turn),
    frame,
  );
  expect(lines.map(({ path }) => path)).toEqual(['M20 110L170 10', 'M20 110L170 60']);
  expect(zero).toBe(110);
  expect(xs).toEqual([20, 170]);
});

test('where everybody has points from the first turn on, there is room down to nothing all the same', () => {
  const { lines, zero } = chartOf([{ 0: 5 }, { 0: 10 }].map(turn), frame);
  expect([zero, lines[0].path]).toEqual([110, 'M20 60L170 10']);
});

test('points below zero lie below the line of nothing', () => {
  const { lines, zero, gridLines } = chartOf(
    [
      { 0: 0, 1: 0 },
      { 0: 10, 1: -10 },
    ].map(turn),
    frame,
  );
  expect(zero).toBe(60);
  expect(lines[1].path).toBe('M20 60L170 110');
  expect(gridLines.map(({ points }) => points)).toEqual([-10, -5, 0, 5, 10]);
});

test('signs of players who end alike stand one below the other, inside the frame', () => {
  const { lines } = chartOf([{ 0: 0, 1: 0, 2: 0 }].map(turn), frame);
  const heights = lines.map(({ end }) => end.y);
  expect(heights).toEqual([76, 93, 110]);
});

test('those who end alone keep their sign at the end of their line', () => {
  const { lines } = chartOf(
    [
      { 0: 0, 1: 0, 2: 0 },
      { 0: 10, 1: 0, 2: 0 },
    ].map(turn),
    frame,
  );
  expect(lines.map(({ end }) => end.y)).toEqual([10, 93, 110]);
});

test.each([
  [0, [0, 1]],
  [5, [0, 1, 2, 3, 4, 5]],
  [6, [0, 2, 4, 6]],
  [30, [0, 10, 20, 30]],
  [55, [0, 20, 40]],
  [150, [0, 50, 100, 150]],
  [500, [0, 100, 200, 300, 400, 500]],
  [1000, [0, 200, 400, 600, 800, 1000]],
  [2500, [0, 500, 1000, 1500, 2000, 2500]],
  [3000, [0, 1000, 2000, 3000]],
])('up to %i points the round numbers are few, and none lies outside', (most, marks) => {
  const { gridLines } = chartOf([{ 0: 0 }, { 0: most }].map(turn), frame);
  expect(gridLines.map(({ points }) => points)).toEqual(marks);
  expect(gridLines.at(0)!.y).toBe(110);
});

test('a sign stands beside the end of its line, and a point of a line is where it is drawn', () => {
  const { lines, at } = chartOf([{ 0: 0 }, { 0: 4 }, { 0: 8 }].map(turn), frame);
  expect(lines[0].end).toEqual({ x: 192, y: 10 });
  expect(at(1, '0')).toEqual({ x: 95, y: 60 });
});

test('signs that end near each other are moved no further than needed', () => {
  const { lines } = chartOf(
    [
      { 0: 0, 1: 0, 2: 0 },
      { 0: 95, 1: 50, 2: 100 },
    ].map(turn),
    frame,
  );
  expect(lines.map(({ end }) => end.y)).toEqual([27, 60, 10]);
});
