import { useSyncExternalStore } from 'react';

/** How often what says how long ago something was looks again, in milliseconds. */
const PERIOD = 5_000;

/** The date, to be looked at again and again; tests put their own in its place. */
export const date = { now: (): number => Date.now() };

/** The date, about as it is: whatever shows it is drawn anew every few seconds, while it `matters`. */
export function useNow(matters: boolean): number {
  return useSyncExternalStore(matters ? everyPeriod : never, look);
}

const look = () => Math.floor(date.now() / PERIOD) * PERIOD;

function everyPeriod(listener: () => void) {
  const timer = setInterval(listener, PERIOD);
  return () => clearInterval(timer);
}

const never = () => () => {};
