import { useMemo, useSyncExternalStore } from 'react';
import MEDIA from '../media.json';

/** How much room there is at the moment: on a phone for one thing at a time, on a narrow screen not for the talk. */
export const useScreen = () => ({
  isPhone: useMedia(MEDIA.phone),
  isNarrow: useMedia(MEDIA.narrow),
});

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  const { subscribe, get } = useMemo(() => watched(window.matchMedia(query)), [query]);
  return useSyncExternalStore(subscribe, get);
}

/** Whether it holds is noted when it changes: a browser that is asked works out the styles of the whole page. */
function watched(media: MediaQueryList) {
  let holds = media.matches;
  return {
    get: () => holds,
    subscribe(listener: () => void) {
      const look = () => {
        holds = media.matches;
        listener();
      };
      look();
      media.addEventListener('change', look);
      return () => media.removeEventListener('change', look);
    },
  };
}
