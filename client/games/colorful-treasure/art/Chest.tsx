import { type Bounds, placed } from '../../../ui/art/place';

/** A chest with a golden lock. */
export const Chest = (bounds: Bounds) => (
  <svg viewBox="0 0 40 40" aria-hidden {...placed(bounds)}>
    <g data-part="lid">
      <path d="M3 18C3 8 9 6 20 6s17 2 17 12z" fill="#a5622a" />
      <path d="M3 18C3 8 9 6 20 6c-8 2-11 5-11 12z" fill="#d99750" />
    </g>
    <rect x="3" y="18" width="34" height="17" fill="#8a4d1f" />
    <rect x="3" y="18" width="34" height="3" fill="#5a2f10" />
    <rect x="3" y="21" width="6" height="14" fill="#b8742f" />
    <rect x="30" y="21" width="7" height="14" fill="#5f3413" />
    <rect x="16" y="15" width="8" height="10" fill="#e8b84a" />
    <rect x="18.5" y="18" width="3" height="4" fill="#5a2f10" />
  </svg>
);
