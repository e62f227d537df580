import { type Bounds, placed } from '../../../ui/art/place';

/** A plunger that has given a spark before: the sign of a Faulty Detonator. */
export const Detonator = (bounds: Bounds) => (
  <svg viewBox="0 0 64 64" aria-hidden {...placed(bounds)}>
    <path d="M10 34h44v24H10z" fill="#8a5a2c" />
    <path d="M10 34h44l-4 5H14z" fill="#c58c4c" />
    <path d="M46 39h8v19H44z" fill="#5b3717" />
    <rect x="29" y="12" width="6" height="24" fill="#5a5f68" />
    <rect x="29" y="12" width="2.5" height="24" fill="#98a0aa" />
    <rect x="16" y="7" width="32" height="7" rx="2" fill="#c8402c" />
    <rect x="16" y="7" width="32" height="2.5" rx="1" fill="#ee8c6c" />
    <path d="M24 58l6-10-5-3 8-9-2 8 6 2-9 12z" fill="#ffd05a" />
  </svg>
);
