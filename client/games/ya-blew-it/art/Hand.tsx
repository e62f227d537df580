import { type Bounds, placed } from '../../../ui/art/place';

/** A miner's glove, held up: not for me. */
export const Hand = (bounds: Bounds) => (
  <svg viewBox="0 0 64 64" aria-hidden {...placed(bounds)}>
    <path d="M19 30L9 24q-5-2-7 2t2 7l16 15z" fill="#e0a95c" />
    <rect x="17" y="12" width="9" height="30" rx="4.5" fill="#f0c27a" />
    <rect x="26.5" y="5" width="9" height="36" rx="4.5" fill="#f0c27a" />
    <rect x="36" y="7" width="9" height="34" rx="4.5" fill="#e6b468" />
    <rect x="45.5" y="14" width="8.5" height="28" rx="4.2" fill="#d9a35c" />
    <path d="M17 28h37v12q0 12-11 13H29q-12-2-12-13z" fill="#e6b468" />
    <path d="M44 28h10v12q0 12-11 13h-5q7-6 6-25z" fill="#c98f48" />
    <path d="M25 50h22l3 13H22z" fill="#6b4426" />
    <path d="M25 50h22l1 4H24z" fill="#936238" />
  </svg>
);
