import { useMedia } from '../../ui/useScreen';

/* A phone on its side has a board as wide as it is high. */
const UPRIGHT = '(max-width: 719px) and (min-height: 560px)';

/** Whether there is the room of an upright phone for the chart. */
export const useUpright = (): boolean => useMedia(UPRIGHT);
