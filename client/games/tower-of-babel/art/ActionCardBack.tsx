import { type Bounds, placed } from '../../../ui/art/place';

/** The back of the action cards: red, with a flash. */
export const ActionCardBack = (bounds: Bounds) => (
  <svg viewBox="0 0 44 62" aria-hidden {...placed(bounds)}>
    <rect y="2.5" width="44" height="59" rx="4" fill="#080b1c" opacity=".5" />
    <rect width="44" height="59" rx="4" fill="#5f190e" />
    <rect x="3" y="3" width="38" height="53" rx="2" fill="none" stroke="#e9b84c" strokeWidth="2" />
    <path d="M25 10L11 32h8l-4 17 15-23h-9z" fill="#ffd05a" />
  </svg>
);
