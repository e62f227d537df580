import { type Bounds, placed } from '../../../ui/art/place';

/** A thief's mask with its ribbons. */
export const Mask = (bounds: Bounds) => (
  <svg viewBox="0 0 40 40" aria-hidden {...placed(bounds)}>
    <path d="M4 17L0 27l5-3 2 6 2-11zM36 17l4 10-5-3-2 6-2-11z" fill="#8e2f3c" />
    <path d="M3 14q8-5 17-1 9-4 17 1 1 12-7 14-7 1-10-6-3 7-10 6-8-2-7-14z" fill="#2a2034" />
    <path d="M3 14q8-5 17-1v9q-3 7-10 6 5-9 10-11-9-2-17-3z" fill="#4a3a5c" />
    <path d="M8 18q5-2 9 2-5 4-9-2zM32 18q-5-2-9 2 5 4 9-2z" fill="#fff3dc" />
  </svg>
);
