import { type Bounds, placed } from '../../../ui/art/place';

/** Two cards, and one more. */
export const Third = (bounds: Bounds) => (
  <svg viewBox="0 0 26 26" aria-hidden {...placed(bounds)}>
    {[1, 6].map((x) => (
      <rect key={x} x={x} y="4" width="10" height="15" rx="1.5" fill="#8fb7ab" stroke="#2d5a6b" />
    ))}
    <rect x="11.5" y="6" width="13" height="18.500" rx="1.500" fill="#fff6de" stroke="#2d5a6b" />
    <path d="M18 11v8.500M13.800 15.200h8.400" stroke="#b23a22" strokeWidth="2.400" />
  </svg>
);
