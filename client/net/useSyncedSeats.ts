import useSWR from 'swr';
import { deviceKey } from './device';
import { syncSeats } from './syncSeats';

/** How often is asked whether we sat down on another device, in milliseconds. */
const PERIOD = 60_000;

/** Keeps what this browser knows of our seats in line with our other devices; whether that is still under way for the first time. */
export function useSyncedSeats(): boolean {
  const { isLoading } = useSWR('mySeats', syncSeats, { refreshInterval: PERIOD });
  return isLoading && deviceKey() !== null;
}
