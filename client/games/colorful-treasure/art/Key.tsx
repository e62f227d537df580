import { type Bounds, placed } from '../../../ui/art/place';

/** A golden key. */
export const Key = (bounds: Bounds) => (
  <svg viewBox="0 0 40 40" aria-hidden {...placed(bounds)}>
    <path
      d="M13 3a9 9 0 1 1-1 18l0 0 3-.6V37h8v-5h-4v-3h4v-5h-4V21A9.5 9.5 0 0 0 13 3z"
      fill="#b98320"
    />
    <circle cx="15" cy="12" r="9" fill="#e0ab3e" />
    <circle cx="15" cy="12" r="4" fill="var(--key-hole,#3a2a12)" />
    <path d="M7 14a9 9 0 0 1 9-10.5a10 10 0 0 0-9 10.5z" fill="#ffe7a0" />
  </svg>
);
