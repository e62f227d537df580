import { type Bounds, placed } from '../../../ui/art/place';

/** A small wave before something that floats. */
export const Wave = (bounds: Bounds) => (
  <svg viewBox="0 0 30 9" aria-hidden {...placed(bounds)}>
    <path d="M0 3q3.75-4 7.5 0t7.5 0 7.5 0 7.5 0v3q-15 5-30 0z" fill="var(--shoal)" />
    <path
      d="M0 3q3.75-4 7.5 0t7.5 0 7.5 0 7.5 0"
      fill="none"
      stroke="var(--foam)"
      strokeWidth="1.6"
    />
  </svg>
);
