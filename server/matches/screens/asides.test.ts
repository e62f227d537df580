import { createAsides } from './asides';
import type { Subscriber } from './subscribers';

const watcher = () => ({}) as Subscriber;

test('who has spoken before has the same number, and whoever speaks first the next', () => {
  const asides = createAsides();
  const [ana, bo] = [watcher(), watcher()];
  const said = [ana, bo, ana].map((who, i) => asides.add(who, `line ${i}`));
  expect(said.map((line) => line.watcher)).toEqual([1, 2, 1]);
  expect(asides.lines()).toEqual(said);
});

test('nobody has the number of somebody who watches elsewhere, in whatever order those are heard', () => {
  const asides = createAsides();
  asides.hear({ id: '7', watcher: 3, text: 'hello' });
  asides.hear({ id: '2', watcher: 1, text: 'late' });
  expect(asides.add(watcher(), 'here')).toEqual({ id: '8', watcher: 4, text: 'here' });
});

test('of what was said the latest fifty lines are kept', () => {
  const asides = createAsides();
  const who = watcher();
  for (let i = 1; i <= 51; i++) asides.add(who, `line ${i}`);
  expect(asides.lines()).toHaveLength(50);
  expect([asides.lines()[0].text, asides.lines().at(-1)!.text]).toEqual(['line 2', 'line 51']);
});
