import { px } from '../art/place';

/** What is left of a whole, as a ring that empties. */
export const CountRing = ({ part, size = 18 }: { part: number; size?: number }) => (
  <svg viewBox="0 0 20 20" width={px(size)} height={px(size)} aria-hidden>
    <circle cx="10" cy="10" r="7.500" fill="none" stroke="var(--line)" strokeWidth="3.500" />
    <circle
      cx="10"
      cy="10"
      r="7.500"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.500"
      pathLength="100"
      strokeDasharray={`${Math.round(100 * part)} 100`}
      transform="rotate(-90 10 10)"
    />
  </svg>
);
