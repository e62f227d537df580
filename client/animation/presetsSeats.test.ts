import { centre } from './measure';
import { aroundSeats } from './paths';
import { going, PRESETS } from './presets';

const own = { left: 100, top: 100, width: 40, height: 60 };
const stepsOf = ({ keyframes }: { keyframes: object }) =>
  (keyframes as { transform: string[] }).transform;
/** The numbers in a step of a movement. */
const numbersIn = (step: string) => (step.match(/-?[\d.]+/g) ?? []).map(Number);

const at = (left: number, top: number) => ({ ...own, left, top });
const column = [at(-500, 400), at(-500, 0), at(-500, 200)];
const row = [at(300, -400), at(0, -400), at(150, -400)];

/** Where something is on its way, from where it lies; it comes that way (`deal`), or goes it (`take`). */
const wayOf = (
  how: 'deal' | 'take',
  ends: { own?: typeof own; other: typeof own },
  seats: (typeof own)[],
) =>
  stepsOf(PRESETS[how]({ own, seats, tempo: 'climax', order: 0, ...ends })).map((step) =>
    step === 'none' ? [0, 0] : numbersIn(step).slice(0, 2),
  );

test('what is taken comes into a column of seats from its side, and into a row from below, over none of the others', () => {
  const [nearly, there] = wayOf('take', { other: column[0] }, column).slice(-2);
  expect(there).toEqual([-600, 300]);
  expect(there[1] - nearly[1]).toBeLessThan(15);
  expect(nearly[0] - there[0]).toBeGreaterThan(150);
  const [under, inRow] = wayOf('take', { other: row[0] }, row).slice(-2);
  expect(inRow).toEqual([200, -500]);
  expect(inRow[0] - under[0]).toBeLessThan(15);
  expect(under[1] - inRow[1]).toBeGreaterThan(2 * own.height);
});

test('what comes from a seat, or goes from it, leaves it in the same way', () => {
  expect(wayOf('deal', { other: column[0] }, column)).toEqual(
    wayOf('take', { other: column[0] }, column).reverse(),
  );
  const [, first] = wayOf('take', { own: column[0], other: own }, column);
  expect(first[0]).toBeGreaterThan(150);
  expect(Math.abs(first[1])).toBeLessThan(15);
});

test('what goes from seat to seat passes beside those in between', () => {
  const [from, to] = [column[1], column[0]];
  const passing = wayOf('take', { own: from, other: to }, column).filter(
    ([, y]) => y > own.height && y < 400 - own.height,
  );
  expect(passing.length).toBeGreaterThan(1);
  for (const [x] of passing) expect(x).toBeGreaterThan(own.width);
});

test('what goes from a seat to no other rises on its way as everything does', () => {
  const elsewhere = { other: at(100, 500) };
  expect(wayOf('take', elsewhere, column)).toEqual(wayOf('take', elsewhere, []));
});

test('the back of what is taken face down keeps its middle on the way around the seats', () => {
  const from = { left: 400, top: 300, width: 80, height: 120 };
  const to = { left: 10, top: 10, width: 20, height: 30 };
  const seats = [
    { left: 0, top: 0, width: 60, height: 60 },
    { left: 0, top: 80, width: 60, height: 60 },
  ];
  const steps = stepsOf(going(own, { from, to, seats, tempo: 'result' }));
  const middles = steps.slice(3, 5).map((step) => {
    const [x, y] = numbersIn(step);
    return { x: centre(own).x + x, y: centre(own).y + y };
  });
  const curve = aroundSeats(from, to, seats)!;
  for (const [i, part] of [0.3, 0.75].entries()) {
    expect(middles[i].x).toBeCloseTo(curve(part).x);
    expect(middles[i].y).toBeCloseTo(curve(part).y);
  }
});
