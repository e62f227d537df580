import { useSyncExternalStore } from 'react';

/* A phone on its side has a board as wide as it is high. */
const UPRIGHT = '(max-width: 719px) and (min-height: 560px)';

/** Whether there is the room of an upright phone for the chart. */
export const useUpright = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(UPRIGHT);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(UPRIGHT).matches,
  );
