import { type Bounds, placed } from '../../../ui/art/place';

/** The arrow of a trade on a plate of its own, between what is handed in and what is taken: it can be made now. As wide as the cubes above and below it. */
export const TradeSign = (bounds: Bounds) => (
  <svg viewBox="-38 -22 76 44" aria-hidden {...placed(bounds)}>
    <rect x="-15" y="-2.8" width="30" height="7.4" rx="3.7" fill="#2b0f06" opacity=".35" />
    <rect x="-15" y="-3.7" width="30" height="7.4" rx="3.7" fill="#fff1dc" />
    <path d="M-6.5-2.6H6.5L0 3.2z" fill="#5b3a1e" />
  </svg>
);
