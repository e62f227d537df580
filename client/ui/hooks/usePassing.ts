import { useSyncExternalStore } from 'react';
import { clock } from '../clock';

const SECOND = 1000;

/** Has whatever counts seconds drawn anew every second, while it `matters`. */
export const usePassing = (matters: boolean): number =>
  useSyncExternalStore(matters ? everySecond : never, look);

const look = () => Math.floor(clock.now() / SECOND);

function everySecond(listener: () => void) {
  const timer = setInterval(listener, SECOND / 2);
  return () => clearInterval(timer);
}

const never = () => () => {};
