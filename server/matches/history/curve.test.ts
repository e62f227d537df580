import { curveOf, POINTS } from './curve';

const history = (turns: number) =>
  Array.from({ length: turns }, (_, turn) => ({ turn, moment: turn, totals: { 0: turn } }));

test.each([2, 60, POINTS])('a score of %i points is told with all of them', (turns) => {
  expect(curveOf(history(turns))).toEqual(history(turns));
});

test('a score of a match without end is told from its beginning to its end, no longer than others', () => {
  const curve = curveOf(history(25_000));
  expect(curve).toHaveLength(POINTS);
  expect([curve[0].turn, curve.at(-1)!.turn]).toEqual([0, 24_999]);
  const steps = curve.slice(1).map(({ turn }, i) => turn - curve[i].turn);
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
});
