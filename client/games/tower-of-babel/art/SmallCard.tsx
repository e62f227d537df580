import { type Bounds, placed } from '../../../ui/art/place';

type Props = {
  /** Building cards are blue behind, action cards red with a flash. */
  of: 'building' | 'action';
} & Bounds;

/** A card as small as a letter, to count by. */
export const SmallCard = ({ of, ...bounds }: Props) => (
  <svg viewBox="0 0 30 40" aria-hidden {...placed(bounds)}>
    <rect x="1" y="1" width="28" height="38" rx="3" fill="#f6ead0" />
    <rect
      x="4"
      y="4"
      width="22"
      height="32"
      rx="2"
      fill={of === 'action' ? '#b23a22' : '#23409a'}
    />
    {of === 'action' ? (
      <path d="M17 8L9 22h5l-2 10 9-14h-5z" fill="#ffd05a" />
    ) : (
      <circle cx="15" cy="20" r="6" fill="#e9b84c" />
    )}
  </svg>
);
