import { useCallback, useMemo, useSyncExternalStore } from 'react';
import MEDIA from '../media.json';

/** How much room there is at the moment: on a phone for one thing at a time, on a narrow screen not for the talk. */
export const useScreen = () => ({
  isPhone: useMedia(MEDIA.phone),
  isNarrow: useMedia(MEDIA.narrow),
});

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}
