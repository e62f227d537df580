import { act, cleanup, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import type { Table } from '../../../../shared/protocol/table';
import { announced } from '../../../testing/announced';
import { person } from '../../../testing/app';
import { sitAt } from '../../../testing/match';
import { clock } from '../../../ui/clock';

afterEach(cleanup);

describe('a clock', () => {
  /** Ana has drawn, and Bo, who reads, is to decide. */
  function withClock(timeLeft: number, rest: Partial<Table> = {}) {
    const m = match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1] });
    m.play('0 draw');
    const players = [person(0, 'Ana'), person(1, 'Bo', { timeLeft }), person(2, 'Chidi')];
    return sitAt(yaBlewIt, m, '1', { table: { players, ...rest } });
  }
  const timer = () => screen.getByRole('timer').textContent;
  const MINUTE = 60_000;

  test.each([
    [71 * 60 * MINUTE, '2 days'],
    [30 * 60 * MINUTE + 59_000, '30 h'],
    [100 * MINUTE, '100 min'],
    [61_000, '2 min'],
    [59_000, '59 s'],
  ])('of %d milliseconds is told as %s', async (left, words) => {
    await withClock(left);
    expect(timer()).toBe(words);
  });

  test('runs, and says once to whom it concerns that a minute is left', async () => {
    jest.useFakeTimers();
    let now = 1000;
    clock.now = () => now;
    try {
      await withClock(61_500);
      expect(screen.queryByText('One minute left to decide')).toBeNull();
      now += 2000;
      await act(async () => void jest.advanceTimersByTime(1000));
      expect(timer()).toBe('60 s');
      expect(announced()).toBe('One minute left to decide');
    } finally {
      jest.useRealTimers();
      clock.now = () => performance.now();
    }
  });

  test.each([
    [60_001, null],
    [60_000, '100 100'],
    [30_000, '50 100'],
    [0, '0 100'],
  ])('with %i milliseconds left has a ring that is so full: %s', async (left, dashes) => {
    clock.now = () => 1000;
    try {
      await withClock(left);
      const ring = screen.getByRole('timer').querySelector('[stroke-dasharray]');
      expect(ring?.getAttribute('stroke-dasharray') ?? null).toBe(dashes);
    } finally {
      clock.now = () => performance.now();
    }
  });

  test('stands still during a pause', async () => {
    await withClock(30_000, { isPaused: true });
    expect(timer()).toBe('30 s');
  });
});
