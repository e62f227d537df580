import { inBreaths } from './inBreaths';

// A job as long as a whole match leaves the page its turn, and ends where nobody wants it any more.

let now: number;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** A job of so many steps, each of which takes five milliseconds. */
function* job(steps: number, done: string[] = []): Generator<void, string> {
  for (let step = 1; step <= steps; step++) {
    now += 5;
    done.push(`step ${step}`);
    yield;
  }
  return 'done';
}

test('what else waits has its turn between the steps of a long job', async () => {
  const done: string[] = [];
  setTimeout(() => done.push('the page'));
  expect(await inBreaths(job(6, done))).toBe('done');
  expect(done).toEqual(['step 1', 'step 2', 'step 3', 'the page', 'step 4', 'step 5', 'step 6']);
});

test('it says how far it is whenever it waits', async () => {
  const told: number[] = [];
  await inBreaths(job(7), { onBreath: (steps) => told.push(steps) });
  expect(told).toEqual([3, 6]);
});

test('what nobody wants any more ends at its next pause', async () => {
  const done: string[] = [];
  const onBreath = jest.fn();
  const controller = new AbortController();
  const { signal } = controller;
  const running = inBreaths(job(100, done), { signal, onBreath });
  controller.abort();
  await expect(running).rejects.toThrow();
  expect(done).toHaveLength(3);
  await expect(inBreaths(job(100), { signal, onBreath })).rejects.toThrow();
  expect(onBreath).toHaveBeenCalledTimes(1);
});
