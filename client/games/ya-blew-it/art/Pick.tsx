import { type Bounds, placed } from '../../../ui/art/place';

/** The Prospector's pick. */
export const Pick = (bounds: Bounds) => (
  <svg viewBox="0 0 40 40" aria-hidden {...placed(bounds)}>
    <path d="M6 35L26 12" fill="none" stroke="#c98646" strokeWidth="4.5" strokeLinecap="round" />
    <path d="M14 4C26 3 36 12 37 25C31 17 24 11 16 9z" fill="#aab6bd" />
  </svg>
);
