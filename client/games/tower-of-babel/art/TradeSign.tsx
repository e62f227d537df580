import { type Bounds, placed } from '../../../ui/art/place';

/** A trading card as small as a letter: a disc is wanted for cards. */
export const TradeSign = (bounds: Bounds) => (
  <svg viewBox="0 0 20 20" aria-hidden {...placed(bounds)}>
    <circle cx="10" cy="10" r="9" fill="#23409a" stroke="#f6ead0" strokeWidth="1.5" />
    <path d="M4 8h9V5l4 4-4 4v-3H4zM16 12H9v-2l-4 3.5L9 17v-3h7z" fill="#ffd27a" />
  </svg>
);
