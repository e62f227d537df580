import { type Bounds, placed } from '../../../ui/art/place';

/** Somebody else's pick on a claim flag: the sign of a Claim Jumper. */
export const Jumper = (bounds: Bounds) => (
  <svg viewBox="0 0 64 64" aria-hidden {...placed(bounds)}>
    <path d="M8 52L44 14" fill="none" stroke="#8a5a2c" strokeWidth="7" strokeLinecap="round" />
    <path d="M9 50L43 13" fill="none" stroke="#d29a52" strokeWidth="2.5" strokeLinecap="round" />
    <path d="M24 6C42 4 58 18 59 38C52 26 40 18 28 14z" fill="#7d8791" />
    <path d="M24 6C42 4 55 14 58 28C50 16 38 11 26 9.5z" fill="#c3ccd2" />
    <path d="M34 62V40h22l-5 5 5 5H37v12z" fill="#c8402c" />
    <path d="M34 62V40h3v22z" fill="#5b3717" />
  </svg>
);
