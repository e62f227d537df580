import MEDIA from '../../../ui/media.json';
import { useMedia } from '../../../ui/hooks/useScreen';

/** What holds the chart, as far as its room differs: a phone on its side has a board as wide as it is high. */
export function useDevice(): 'screen' | 'phone' | 'tablet' {
  const isTablet = useMedia(MEDIA.tablet);
  const isUpright = useMedia(MEDIA.upright);
  if (isTablet) return 'tablet';
  return isUpright ? 'phone' : 'screen';
}

/** Whether a word has no room on the chart, which is small: a sign or a number has. */
export function useIsSmall(): boolean {
  const isSlim = useMedia(MEDIA.slim);
  const isFlat = useMedia(MEDIA.flat);
  return isSlim || isFlat;
}
