import { TEMPI, type Tempo } from '../../shared/engine/tempo';
import type { Rect } from './measure';
import { aroundSeats, moved, path } from './paths';

const own: Rect = { left: 0, top: 0, width: 40, height: 60 };
const at = (left: number, top: number, width = 40, height = 60): Rect => ({
  ...{ left, top, width, height },
});
/** Where a step shows a thing, from where it is, and how large. */
const read = (step: string) =>
  step === 'none' ? [0, 0, 1] : step.match(/-?[\d.]+(e-?\d+)?/g)!.map(Number);

test.each([
  ['as large as it is', at(100, 0), undefined, [100, 0, 1]],
  ['as large as it is where there is more room', at(100, 0, 80, 120), undefined, [120, 30, 1]],
  ['as narrow as it is there', at(100, 0, 20, 120), undefined, [90, 30, 0.5]],
  ['as low as it is there', at(100, 0, 80, 15), undefined, [120, -22.5, 0.25]],
  ['larger where that is asked for', at(100, 0, 80, 120), Infinity, [120, 30, 2]],
])('something is shown at another place %s', (_, other, largest, shown) => {
  expect(read(moved(own, other, largest))).toEqual(shown);
});

describe('a way past no seat', () => {
  const way = (other: Rect, tempo: Tempo = 'result') => path(own, other, [], tempo).map(read);

  test('is straight in the course of things, and else rises by a sixth of how far it is', () => {
    const [routine, result, climax] = TEMPI.map((tempo) => way(at(400, 300), tempo));
    expect(routine.map(([x, y]) => [x, y])).toEqual(
      [0, 0.25, 0.5, 0.75, 1].map((part) => [400 * part, 300 * part]),
    );
    expect(result).toEqual(climax);
    expect(result.map(([x]) => x)).toEqual(routine.map(([x]) => x));
    const rises = result.map(([, y], i) => routine[i][1] - y);
    expect(rises[2]).toBeCloseTo(500 * 0.16);
    expect(rises[1]).toBeCloseTo(rises[3]);
    expect(rises[1]).toBeCloseTo(0.75 * rises[2]);
    expect([rises[0], rises[4]]).toEqual([0, 0]);
  });

  test.each([
    ['narrow', at(400, 300, 20, 90), 0.5],
    ['low', at(400, 300, 60, 15), 0.25],
    ['large', at(400, 300, 80, 120), 1],
  ])('is gone at full size until it is nearly there, where there is %s room', (_, other, size) => {
    expect(way(other).map(([, , scale]) => scale)).toEqual([1, 1, 1, (1 + size) / 2, size]);
  });
});

describe('a way past seats', () => {
  /** Three seats beside or below each other, whose first stands here. */
  const seats = (left: number, top: number, way: 'column' | 'row') =>
    [0, 1, 2].map((i) =>
      way === 'column' ? at(left, top + 100 * i, 80, 80) : at(left + 100 * i, top, 80, 80),
    );
  /** The middle of something in the middle of a seat. */
  const into = ({ left, top }: Rect) => at(left + 30, top + 30, 20, 20);

  test('is gone at full size until it turns, and as small as there is room for on its last part', () => {
    const column = seats(600, 100, 'column');
    const steps = path(own, into(column[1]), column, 'climax').map(read);
    const sizes = steps.map(([, , size]) => size);
    const [small] = sizes.slice(-1);
    expect(small).toBeCloseTo(20 / 60);
    expect(sizes.slice(0, 4)).toEqual([1, 1, 1, 1]);
    expect(sizes[7]).toBeCloseTo(small);
    expect(sizes.slice(3, 7)).toEqual(sizes.slice(3, 7).toSorted((a, b) => b - a));
    expect(sizes[6]).toBeGreaterThan(small);
    // and never turns back
    const far = steps.map(([x]) => x);
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    expect([steps[0], steps.at(-1)!.slice(0, 2)]).toEqual([
      [0, 0, 1],
      [620, 210],
    ]);
  });

  test.each([
    ['a column at the left is passed on its right', 'column', 20, 200, { x: 100 + 20 }],
    ['a column at the right on its left', 'column', 900, 200, { x: 900 - 20 }],
    ['a row at the top below it', 'row', 300, 20, { y: 100 + 20 }],
    ['a row at the bottom above it', 'row', 300, 660, { y: 660 - 20 }],
  ] as const)('leads beside all seats from one to another: %s', (_, way, left, top, half) => {
    const all = seats(left, top, way);
    const { x, y } = aroundSeats(into(all[0]), into(all[2]), all)!(0.5);
    const [[axis, far]] = Object.entries(half);
    expect({ x, y }[axis]).toBeCloseTo(far);
    // and halfway along them
    expect(axis === 'x' ? y : x).toBeCloseTo(axis === 'x' ? top + 140 : left + 140);
  });

  test('comes from where it is to where it goes, by the same way as from there', () => {
    const row = seats(300, 20, 'row');
    const [start, end] = [at(500, 500), into(row[0])];
    const [there, back] = [aroundSeats(start, end, row)!, aroundSeats(end, start, row)!];
    expect([there(0), there(1)]).toEqual([
      { x: 520, y: 530 },
      { x: 340, y: 60 },
    ]);
    for (const part of [0.25, 0.5, 0.75]) {
      expect(there(part).x).toBeCloseTo(back(1 - part).x);
      expect(there(part).y).toBeCloseTo(back(1 - part).y);
    }
    // it is over the seat before it goes up into it
    expect(there(0.5).x).toBeCloseTo(520 - 180 * 0.875);
    expect(there(0.5).y).toBeCloseTo(530 - 470 * 0.125);
  });

  test('comes into a lone seat as into a row', () => {
    const seat = at(300, 20, 80, 80);
    const { x, y } = aroundSeats(at(500, 500), into(seat), [seat])!(0.5);
    expect([x < 520, y > 400]).toEqual([true, true]);
  });

  test.each([
    ['left', at(280, 50), [-1, 0]],
    ['right', at(360, 50), [1, 0]],
    ['upper', at(330, 0), [0, -1]],
    ['lower', at(330, 80), [0, 1]],
  ])('is one to a seat where it ends on its %s edge, and not beyond', (_, edge, [x, y]) => {
    const seat = at(300, 20, 80, 80);
    const to = (end: Rect) => aroundSeats(at(500, 500), { ...end, height: 40 }, [seat]);
    expect(to(edge)).toBeDefined();
    expect(to({ ...edge, left: edge.left + x, top: edge.top + y })).toBeUndefined();
  });

  test('is none where neither end is at a seat, or both are at the same', () => {
    const column = seats(20, 200, 'column');
    expect(aroundSeats(at(500, 500), at(700, 500), column)).toBeUndefined();
    expect(aroundSeats(into(column[0]), at(30, 210, 10, 10), column)).toBeUndefined();
  });
});
