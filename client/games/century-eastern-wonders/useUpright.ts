import MEDIA from '../../ui/media.json';
import { useMedia } from '../../ui/useScreen';

/** Whether there is the room of an upright phone for the chart; one on its side has a board as wide as it is high. */
export const useUpright = (): boolean => useMedia(MEDIA.upright);
