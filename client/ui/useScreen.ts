import { useSyncExternalStore } from 'react';

/* Where the frame changes; the style sheets say the same. */
const PHONE = '(max-width: 719px), (max-height: 559px) and (max-width: 999px)';
const NARROW = '(max-width: 999px)';

/** How much room there is at the moment: on a phone for one thing at a time, on a narrow screen not for the talk. */
export const useScreen = () => ({ isPhone: useMedia(PHONE), isNarrow: useMedia(NARROW) });

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
