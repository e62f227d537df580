import { type Bounds, placed } from '../../../ui/art/place';

/** A Safe. */
export const Safe = (bounds: Bounds) => (
  <svg viewBox="0 0 64 64" aria-hidden {...placed(bounds)}>
    <rect x="8" y="8" width="48" height="44" rx="3" fill="#566472" />
    <path d="M8 11q0-3 3-3h42l-5 5H13v34l-5 5z" fill="#93a5b2" />
    <rect x="15" y="15" width="34" height="30" fill="#74879a" />
    <circle cx="32" cy="30" r="9" fill="#3b4652" />
    <circle cx="31" cy="29" r="7" fill="#aebdc8" />
    <path d="M31 23v12M25 29h12" fill="none" stroke="#3b4652" strokeWidth="2" />
    <rect x="14" y="52" width="8" height="5" fill="#2f3841" />
    <rect x="42" y="52" width="8" height="5" fill="#2f3841" />
    <rect x="44" y="22" width="4" height="4" fill="#3b4652" />
    <rect x="44" y="36" width="4" height="4" fill="#3b4652" />
  </svg>
);
