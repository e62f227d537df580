import { type Bounds, placed } from '../../../ui/art/place';

/** The arrow of a trade on a disc of its own: it can be made now. As wide as the cubes above and below it. */
export const TradeSign = (bounds: Bounds) => (
  <svg viewBox="-38 -22 76 44" aria-hidden {...placed(bounds)}>
    <circle cy="1" r="7" fill="#2b0f06" opacity=".35" />
    <circle r="7" fill="#fff1dc" />
    <path d="M-1.7-4.8h3.4V0h3L0 5.2-4.7 0h3z" fill="#5b3a1e" />
  </svg>
);
