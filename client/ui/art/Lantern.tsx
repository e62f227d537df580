import { type Bounds, placed } from './place';

/** A miner's lantern, lit. */
export const Lantern = (bounds: Bounds) => (
  <svg viewBox="0 0 80 120" aria-hidden {...placed(bounds)}>
    <path d="M40 0v14" fill="none" stroke="#8b7a63" strokeWidth="3" />
    <path d="M24 22a16 12 0 0 1 32 0" fill="none" stroke="#8b7a63" strokeWidth="4" />
    <path d="M22 34l8-12h20l8 12z" fill="#9c6b32" />
    <path d="M22 34l8-12h9l-5 12z" fill="#d29a52" />
    <rect x="26" y="34" width="28" height="48" fill="#ffd98a" />
    <rect x="26" y="34" width="28" height="48" fill="#ffb43c" opacity=".5" />
    <path d="M40 44c8 10 10 16 10 22a10 10 0 0 1-20 0c0-6 6-10 10-22z" fill="#fff3cf" />
    <path d="M40 56c4 5 5 8 5 11a5 5 0 0 1-10 0c0-3 3-6 5-11z" fill="#ff8a2a" />
    <rect x="24" y="34" width="4" height="48" fill="#6b4520" />
    <rect x="52" y="34" width="4" height="48" fill="#4b2f15" />
    <rect x="38.5" y="34" width="1.8" height="48" fill="#6b4520" opacity=".35" />
    <path d="M20 82h40l4 12H16z" fill="#9c6b32" />
    <path d="M20 82h16l-2 12H16z" fill="#d29a52" />
    <path d="M48 82h12l4 12H50z" fill="#5f3d1a" />
  </svg>
);
