import { act, cleanup, renderHook } from '@testing-library/react';
import '../../testing/app';
import { clock } from '../../ui/clock';
import { useTimeLeft, useTimeWords } from './timeLeft';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const { now } = clock;
afterEach(() => {
  cleanup();
  clock.now = now;
});

test.each([
  [10 * DAY + 23 * HOUR, '10 days'],
  [2 * DAY + 1, '2 days'],
  [2 * DAY, '48 h'],
  [2 * HOUR + 1, '2 h'],
  [2 * HOUR, '120 min'],
  [MINUTE + 1, '2 min'],
  [MINUTE, '60 s'],
  [1, '1 s'],
  [0, '0 s'],
])('%i milliseconds are %s', (left, words) => {
  const { result } = renderHook(() => useTimeWords());
  expect(result.current(left)).toBe(words);
});

test('the time of a seat runs from when it was heard of, down to nothing, and stands in a pause', () => {
  let time = 5000;
  clock.now = () => time;
  const seat = { timeLeft: MINUTE };
  const left = (isPaused: boolean) => renderHook(() => useTimeLeft(seat, isPaused)).result.current;
  expect(left(false)).toBe(MINUTE);
  time += 20 * SECOND;
  expect(left(false)).toBe(40 * SECOND);
  expect(left(true)).toBe(MINUTE);
  time += HOUR;
  expect(left(false)).toBe(0);
});

test('where no time is counted there is none', () => {
  expect(renderHook(() => useTimeLeft({}, false)).result.current).toBeNull();
});

test('it is drawn anew every second, where it runs', async () => {
  jest.useFakeTimers();
  let time = 0;
  clock.now = () => time;
  const drawn = { runs: 0, stands: 0, uncounted: 0 };
  const draw = (name: keyof typeof drawn, seat: { timeLeft?: number }, isPaused: boolean) =>
    renderHook(() => {
      drawn[name]++;
      useTimeLeft(seat, isPaused);
    });
  draw('runs', { timeLeft: MINUTE }, false);
  draw('stands', { timeLeft: MINUTE }, true);
  draw('uncounted', {}, false);
  for (let seconds = 1; seconds <= 3; seconds++) {
    time += SECOND;
    await act(async () => void jest.advanceTimersByTime(SECOND));
  }
  expect(drawn).toEqual({ runs: 4, stands: 1, uncounted: 1 });
  jest.useRealTimers();
});
