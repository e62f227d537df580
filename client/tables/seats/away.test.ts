import { act, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import '../../testing/app';
import { date } from '../../ui/hooks/useNow';
import { useAway } from './away';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LEFT = new Date(2026, 10, 23, 14, 5).getTime();
const gone = { awaySince: LEFT };

const { now } = date;
afterEach(async () => {
  date.now = now;
  jest.useRealTimers();
  await act(async () => void (await i18next.changeLanguage('en')));
});

/** Says how long somebody has been away, that long after they left. */
function awayFor(span: number, seats = [{}, gone]) {
  date.now = () => LEFT + span;
  return renderHook(() => useAway(seats)).result.current;
}

test.each([
  [10 * SECOND, 'away', '14:05'],
  [MINUTE - 5 * SECOND, 'away', '14:05'],
  [MINUTE, 'away 1 min', '14:05'],
  [HOUR - 5 * SECOND, 'away 59 min', '14:05'],
  [HOUR, 'away 1 h', '14:05'],
  [DAY - 5 * SECOND, 'away 23 h', '14:05'],
  [DAY, 'away 1 day', 'November 23'],
  [9 * DAY + 23 * HOUR, 'away 9 days', 'November 23'],
])('after %d milliseconds somebody is away for so long, and since then', (span, long, since) => {
  expect(awayFor(span)(gone)).toEqual({ long, since });
});

test('nobody is told of whoever is there, was a moment ago, or left tomorrow by a wrong clock', () => {
  expect(awayFor(HOUR)({})).toBeNull();
  expect(awayFor(5 * SECOND)(gone)).toBeNull();
  expect(awayFor(-DAY)(gone)).toBeNull();
});

test('the day is written as the reader writes it', async () => {
  await act(async () => void (await i18next.changeLanguage('fr')));
  expect(awayFor(2 * DAY)(gone)!.since).toBe('23 novembre');
});

test('it is looked at again as long as somebody at the table is away', async () => {
  jest.useFakeTimers();
  date.now = () => LEFT + MINUTE;
  const watch = (seats: { awaySince?: number }[]) => renderHook(() => useAway(seats)).result;
  const [there, away] = [watch([{}, {}]), watch([{}, gone])];
  date.now = () => LEFT + 2 * MINUTE;
  await act(async () => void jest.advanceTimersByTime(5000));
  expect([there, away].map(({ current }) => current(gone)!.long)).toEqual([
    ...['away 1 min', 'away 2 min'],
  ]);
});
