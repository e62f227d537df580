import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { serve } from '../testing/app';
import { forgetDevice, thisDevice } from './device';
import { useSyncedSeats } from './useSyncedSeats';

/** A page that has just been opened. */
const opened = () =>
  renderHook(useSyncedSeats, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
    ),
  }).result;

beforeEach(() => {
  localStorage.clear();
  forgetDevice();
});

test('whoever has sat down by this browser waits until their seats of other devices are known', async () => {
  serve({ 'POST /me/tables': () => ({ seats: [], devices: 1 }) });
  thisDevice();
  const isUnderWay = opened();
  expect(isUnderWay.current).toBe(true);
  await act(async () => undefined);
  expect(isUnderWay.current).toBe(false);
});

test('whoever has never sat down waits for nothing', async () => {
  serve({});
  const isUnderWay = opened();
  expect(isUnderWay.current).toBe(false);
  await act(async () => undefined);
});

test('every minute is asked whether they have sat down on another device', async () => {
  jest.useFakeTimers();
  const asked = serve({ 'POST /me/tables': () => ({ seats: [], devices: 1 }) });
  thisDevice();
  opened();
  const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
  await pass(59_999);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked).toHaveLength(2);
  jest.useRealTimers();
});
