import { BEATS, TEMPI, type Tempo } from '../../shared/engine/tempo';
import type { Preset } from './motion';
import { coming, PRESETS } from './presets';

const own = { left: 100, top: 100, width: 40, height: 60 };
const way = (how: Preset, tempo: Tempo = 'result', order = 0) =>
  PRESETS[how]({ own, other: undefined, tempo, order });
const firstOf = (how: Preset, tempo: Tempo) => String(stepsOf(way(how, tempo)).at(0));
const stepsOf = ({ keyframes }: { keyframes: object }) =>
  (keyframes as { transform: string[] }).transform;
/** The numbers in a step of a movement. */
const numbersIn = (step: string) => (step.match(/-?[\d.]+/g) ?? []).map(Number);

const TIMED: Preset[] = [
  'deal',
  'fly',
  'carry',
  'draw',
  'slide',
  'appear',
  'take',
  'takeCovered',
  'light',
  'run',
];
const SHOWN: Preset[] = ['drop', 'shake', 'burn', 'blast', 'nod', 'scorch', 'turnAway', 'turnUp'];

test.each([...TIMED, ...SHOWN])('%s takes the longer the more it matters', (how) => {
  const [routine, result, climax] = TEMPI.map((tempo) => way(how, tempo).duration);
  expect(result).toBeGreaterThan(routine);
  expect(climax).toBeGreaterThanOrEqual(result);
});

const ALL: Preset[] = [...TIMED, ...SHOWN, 'land', 'tumble'];

test.each(ALL)(
  '%s is done in the time that there is, and what comes next begins meanwhile',
  (how) => {
    // no die is thrown in the course of things
    for (const tempo of how === 'tumble' ? (['result', 'climax'] as const) : TEMPI) {
      const { duration, stagger } = way(how, tempo);
      expect(1000 * duration).toBeLessThanOrEqual(BEATS[tempo].moves);
      expect(stagger).toBeLessThan(duration);
    }
  },
);

test.each(ALL)('%s begins and ends gently, and goes past its end only where it falls', (how) => {
  const { ease = 'linear' } = way(how);
  if (ease === 'linear') return;
  const [x1, y1, x2, y2] = ease;
  for (const x of [x1, x2]) expect(Math.abs(x - 0.5)).toBeLessThanOrEqual(0.5);
  expect(y1 > 1).toBe(['drop', 'light'].includes(how));
  expect(y1).toBeLessThan(1.5);
  expect(y2).toBeLessThanOrEqual(1);
});

const other = { ...own, left: 300 };
/** How much of it is seen, from its beginning to its end. */
const sightOf = (how: Preset, from?: typeof own) =>
  (PRESETS[how]({ own, other: from, tempo: 'result', order: 0 }).keyframes as { opacity: number[] })
    .opacity;
const isInOrder = (steps: readonly number[]) =>
  steps.every((step, i) => step >= 0 && step <= 1 && step >= (steps[i - 1] ?? 0));

test.each(['deal', 'fly', 'carry', 'land', 'appear', 'run', 'light', 'drop'] as const)(
  'by %s something comes into sight, and stays',
  (how) => {
    const sight = sightOf(how);
    expect([sight[0], sight.at(-1), isInOrder(sight)]).toEqual([0, 1, true]);
  },
);

test.each([
  ['take', other],
  ['take', undefined],
  ['burn', undefined],
  ['blast', undefined],
] as const)('by %s something goes out of sight, but not before its end', (how, to) => {
  const sight = sightOf(how, to);
  expect(sight.at(-1)).toBe(0);
  expect(new Set(sight.slice(0, -1))).toEqual(new Set([1]));
});

test('what appears once the rest has moved is seen in the second half', () => {
  const sight = sightOf('appear');
  expect(sight[(sight.length - 1) / 2]).toBe(0);
});

test('what comes from elsewhere lies above all that it passes', () => {
  expect(ALL.filter((how) => way(how).isAbove)).toEqual(['deal', 'draw', 'tumble']);
});

test('what stays where it is, or comes there, ends there as it is', () => {
  const staying = ALL.filter((how) => 'transform' in way(how).keyframes).filter(
    (how) => !['take', 'takeCovered', 'burn', 'blast', 'turnAway'].includes(how),
  );
  expect(staying.length).toBeGreaterThan(8);
  expect(staying.map((how) => stepsOf(way(how)).at(-1))).toEqual(staying.map(() => 'none'));
});

test('the back of what is drawn is turned away where that will lie, as its front comes round', () => {
  const { keyframes, duration, stagger } = coming(own, other, 'result');
  const front = way('draw');
  const [first, slid, turned] = stepsOf({ keyframes });
  expect([first, slid]).toEqual(['none', 'translate(200px, 0px) scale(1)']);
  expect(turned).toBe(`${slid} perspective(600px) rotateY(-90deg)`);
  // the front stands on its edge until then
  const steps = stepsOf(front);
  expect(new Set(steps.slice(0, -1))).toEqual(new Set(['perspective(600px) rotateY(90deg)']));
  expect(duration).toBeCloseTo((front.duration * (steps.length - 2)) / (steps.length - 1));
  expect(stagger).toBe(front.stagger);
});

test('what drops in the course of things drops from near, what matters from high above', () => {
  const [height, size] = [0, 1].map((i) =>
    TEMPI.map((tempo) => numbersIn(firstOf('drop', tempo))[i]),
  );
  expect(height).toEqual([-6, -26, -26]);
  expect(new Set(size)).toEqual(new Set([1.3]));
});

test('what is lit is lit one after the other, farther apart where it matters', () => {
  expect(TEMPI.map((tempo) => way('light', tempo).stagger)).toEqual([0.02, 0.09, 0.09]);
});

test('a climax shakes farther, and whatever shakes comes back to where it was', () => {
  const farthest = (tempo: Tempo) =>
    Math.max(...stepsOf(way('shake', tempo)).flatMap(numbersIn).map(Math.abs));
  expect(TEMPI.map(farthest)).toEqual([7, 7, 12]);
  for (const tempo of TEMPI) {
    const steps = stepsOf(way('shake', tempo));
    expect([steps[0], steps.at(-1)]).toEqual(['none', 'none']);
  }
});

test('a die tumbles in from the middle of the screen, ever nearer and slower, and lies straight', () => {
  const turned = (left: number) =>
    stepsOf(PRESETS.tumble({ own: { ...own, left }, other: undefined, tempo: 'result', order: 0 }));
  for (const [left, side] of [
    [0, 1],
    [window.innerWidth - 40, -1],
  ]) {
    const steps = turned(left);
    expect(steps.at(-1)).toBe('none');
    const numbers = steps.slice(0, -1).map(numbersIn);
    for (const [i, [x, y, turn]] of numbers.entries()) {
      const [nextX, , nextTurn] = numbers[i + 1] ?? [0, 0, 0];
      expect(side * x).toBeGreaterThan(side * nextX);
      expect(side * turn).toBeGreaterThan(side * nextTurn);
      // it never falls through the table
      expect(y).toBeLessThanOrEqual(0);
    }
    expect(numbers.map(([, y]) => y === 0)).toEqual([
      ...[false, true, false, true, false, true, false],
    ]);
  }
});

test('a die that waits somewhere is thrown from there, as small as it lay, and grows on the way', () => {
  const other = {
    left: own.left + 200,
    top: own.top - 90,
    width: own.width / 2,
    height: own.height,
  };
  const [first, ...rest] = stepsOf(PRESETS.tumble({ own, other, tempo: 'result', order: 0 }));
  expect(numbersIn(first).slice(0, 2)).toEqual([200 - own.width / 4, -90]);
  expect([first, rest.at(-2)!].map((step) => Number(/scale\((.*)\)/.exec(step)![1]))).toEqual([
    0.5,
    expect.closeTo(1, 1),
  ]);
});

test('a die that matters rocks to one side and the other before it lies straight', () => {
  const steps = (tempo: Tempo) => stepsOf(way('tumble', tempo));
  const rocking = steps('climax').slice(steps('result').length - 1, -1);
  expect(rocking.length).toBeGreaterThan(2);
  const turns = rocking.map((step) => numbersIn(step)[2]);
  for (const [i, turn] of turns.slice(1).entries()) {
    expect(Math.sign(turn)).toBe(-Math.sign(turns[i]));
    expect(Math.abs(turn)).toBeLessThan(Math.abs(turns[i]));
  }
  expect(rocking.flatMap((step) => numbersIn(step).slice(0, 2)).every((far) => far === 0)).toBe(
    true,
  );
  expect(way('tumble', 'climax').duration).toBeGreaterThan(way('tumble', 'result').duration);
});

/** How bright it is from step to step, as a part of how it lies there. */
const brightnessOf = (how: Preset) =>
  (way(how).keyframes as { filter: string[] }).filter.map((step) =>
    step === 'none' ? 1 : Number(/brightness\((.*?)\)/.exec(step)![1]),
  );

test('what burns or is blown up flares, and is charred at its end', () => {
  for (const how of ['burn', 'blast'] as const) {
    const [before, flared, ...steps] = brightnessOf(how);
    expect([how, before, flared > 1, steps.at(-1)! < 0.3]).toEqual([how, 1, true, true]);
  }
});

test('what is scorched is darker for a moment', () => {
  const [before, scorched, after] = brightnessOf('scorch');
  expect([before, scorched < 1, after]).toEqual([1, true, 1]);
});

test('what is blown up flies up first, each to another side than the one before, and falls', () => {
  const sides = [0, 1, 2, 3].map((order) => {
    const [, , up, down] = stepsOf(way('blast', 'climax', order)).map(numbersIn);
    expect(up[1]).toBeLessThan(0);
    expect(down[1]).toBeGreaterThan(0);
    expect(Math.abs(down[0])).toBeGreaterThan(Math.abs(up[0]));
    expect(Math.sign(up[2])).toBe(Math.sign(up[0]));
    return up[0];
  });
  expect(sides.map(Math.sign)).toEqual([1, -1, 1, -1]);
  expect(new Set(sides.slice(0, 3).map(Math.abs)).size).toBe(3);
});

test.each(['fly', 'carry', 'land'] as const)(
  'what is to %s is out of sight until it has come',
  (how) => {
    const { opacity } = way(how).keyframes as { opacity: number[] };
    expect(opacity).toEqual([0, 0, 0, 0, 0, 0, 1]);
  },
);

test('what is turned away ends on its edge in the time after which what it turns out to be rises from its other edge', () => {
  const [away, up] = [way('turnAway'), way('turnUp')];
  const [begins, ends] = stepsOf(away);
  const [waits, rises, lies] = stepsOf(up);
  expect([begins, lies]).toEqual(['none', 'none']);
  expect(numbersIn(ends).map(Math.abs)).toEqual(numbersIn(rises));
  expect(ends).toContain('(-90deg)');
  expect(waits).toBe(rises);
  expect(up.duration / 2).toBe(away.duration);
});
