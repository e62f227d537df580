import { after } from './monotonic';

const MONTH = 30 * 24 * 60 * 60 * 1000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a job is done after its time, and not once it is called off', () => {
  const done: string[] = [];
  after(1000, () => done.push('kept'));
  const callOff = after(1000, () => done.push('called off'));
  jest.advanceTimersByTime(999);
  expect(done).toEqual([]);
  callOff();
  jest.advanceTimersByTime(1);
  expect(done).toEqual(['kept']);
});

test('what is longer ahead than a timer takes does not ring at once, but early', () => {
  let rings = 0;
  after(12 * MONTH, () => void rings++);
  jest.advanceTimersByTime(MONTH / 2);
  expect(rings).toBe(0);
  jest.advanceTimersByTime(MONTH / 2);
  expect(rings).toBe(1);
});
