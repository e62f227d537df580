import { useSyncExternalStore } from 'react';

/** Where the frame becomes that of a phone; the style sheets say the same. */
const PHONE = '(max-width: 719px)';

/** Whether the screen is a phone's, at the moment. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(PHONE);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(PHONE).matches,
  );
}
