import { type Bounds, placed } from '../../../ui/art/place';

/** Whoever leads. */
export const Crown = (bounds: Bounds) => (
  <svg viewBox="0 0 20 20" aria-hidden {...placed(bounds)}>
    <path d={SHAPE} fill="none" stroke="#12081f" strokeOpacity=".55" strokeWidth="2.4" />
    <path d={SHAPE} fill="#ffd24a" />
    <path d="M3 17l-.4-2.600h14.800L17 17z" fill="#a86c12" />
    <path d="M1.500 5.500L6 9.500 5 12z" fill="#fff" opacity=".5" />
  </svg>
);

const SHAPE = 'M1.500 5.500L6 9.500 10 3l4 6.500 4.500-4L17 17H3z';
