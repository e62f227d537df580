import { chanceOf } from '../../../engine/chance';
import { sum } from '../../../engine/numbers';
import { NUMBER_OF, neighboursOf, stepsFrom, tilesOf } from './chart';
import { encodeChart } from './code';
import { faultsOf, lonely } from './faults';
import { randomChart } from './random';

const seeds = Array.from({ length: 200 }, (_, n) => n.toString(16).padStart(64, '0'));
const charts = seeds.map((seed) => randomChart(chanceOf({ seed, counter: 0 })));

test('random maps have no fault, and no tile that touches fewer than two others', () => {
  for (const { tiles } of charts) {
    expect(faultsOf(tiles)).toEqual([]);
    expect(lonely(tiles)).toEqual([]);
  }
});

test('any two ports of a random map lie at least three steps apart', () => {
  for (const chart of charts) {
    const ports = tilesOf(chart, 'port');
    expect(ports).toHaveLength(NUMBER_OF.port);
    for (const port of ports) {
      const steps = stepsFrom(chart, port);
      for (const other of ports.filter((id) => id !== port)) {
        expect(steps[other]).toBeGreaterThanOrEqual(3);
      }
    }
  }
});

test('the same seed makes the same map, another seed another', () => {
  expect(randomChart(chanceOf({ seed: seeds[7], counter: 0 }))).toEqual(charts[7]);
  expect(new Set(charts.map(encodeChart)).size).toBe(charts.length);
});

test('random maps are not all alike: some are wide, some have a hole', () => {
  const widths = charts.map((chart) =>
    Math.max(...chart.tiles.map(({ id }) => Math.max(...stepsFrom(chart, id)))),
  );
  expect(new Set(widths).size).toBeGreaterThan(2);
  expect(charts.every((chart) => neighboursOf(chart, 0).length >= 2)).toBe(true);
});

test('every other tile is laid where it touches two, which makes maps long (R2.2)', () => {
  /** How far apart the two farthest tiles are, when that is always done, and when it never is. */
  const widths = [1, 2].map((toss) =>
    seeds.slice(0, 40).map((seed) => {
      const chance = chanceOf({ seed, counter: 0 });
      const tossed = (faces: number) => {
        expect(faces).toBe(2);
        return toss;
      };
      const chart = randomChart({ ...chance, die: tossed });
      return Math.max(...chart.tiles.map(({ id }) => Math.max(...stepsFrom(chart, id))));
    }),
  );
  const [always, never] = widths.map(sum);
  expect(always).toBeGreaterThan(never);
});
