import { useSyncExternalStore } from 'react';
import MEDIA from '../media.json';

/** How much room there is at the moment: on a phone for one thing at a time, on a narrow screen not for the talk. */
export const useScreen = () => ({
  isPhone: useMedia(MEDIA.phone),
  isNarrow: useMedia(MEDIA.narrow),
});

/** Whether a media query holds. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
