import { useSyncExternalStore } from 'react';
import { recall, remember } from '../remembered';

/* Whether single letters act. Whoever speaks to the computer instead of typing has to be able to switch them off. */

const NAME = 'shortcuts';
const listeners = new Set<() => void>();
let areOn = recall(NAME) !== 'off';

export const useShortcuts = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => areOn,
  );

export function switchShortcuts(on: boolean) {
  areOn = on;
  remember(NAME, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}
