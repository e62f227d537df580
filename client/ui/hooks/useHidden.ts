import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the page is out of sight. */
export const useHidden = (): boolean => useSyncExternalStore(subscribe, () => document.hidden);
