import { stat } from 'node:fs';
import { createSlices, inSlices } from './slices';

/** Holds the thread. */
function work(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('long jobs take turns with each other and with everything else', async () => {
  const slices = createSlices();
  const order: string[] = [];
  function* job(name: string): Generator<void, void> {
    for (let step = 0; step < 3; step++) {
      work(6);
      order.push(name);
      yield;
    }
  }
  const jobs = [inSlices(slices, job('a')), inSlices(slices, job('b'))];
  const beside = setInterval(() => order.push('-'), 1);
  await Promise.all(jobs);
  clearInterval(beside);
  const steps = order.filter((name) => name !== '-');
  expect(steps).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  // whoever waits beside them never waits for more than one step
  expect(order.join('')).not.toMatch(/[ab]{3}/);
});

test('a short job that fits into its slice is not interrupted', async () => {
  // however long the machine does something else meanwhile
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const slices = createSlices();
  const pause = slices.begin();
  await pause();
  let isElsewhere = false;
  setImmediate(() => (isElsewhere = true));
  await pause();
  clock.mockRestore();
  expect(isElsewhere).toBe(false);
});

test('what has come is stored before the next step of a long job', async () => {
  const slices = createSlices();
  let steps = 0;
  let goesOn = true;
  function* job(): Generator<void, void> {
    while (goesOn) {
      work(5);
      steps++;
      yield;
    }
  }
  const done = inSlices(slices, job());
  const between: number[] = [];
  while (steps < 5)
    await new Promise<void>((stored) => {
      // as a message comes in, and is stored together with others of its moment
      stat(__filename, () => {
        const before = steps;
        setImmediate(() => {
          between.push(steps - before);
          stored();
        });
      });
    });
  goesOn = false;
  await done;
  expect(between).toEqual(between.map(() => 0));
});
