import type { ReactNode } from 'react';

/* Three wonders in a few strokes each, 64 by 54, with the sun above and the light from the left. */

export const TAJ_MAHAL: ReactNode = (
  <>
    <path d="M0 0h64v54H0z" fill="#d9a7a8" />
    <circle cx="51" cy="11" r="6.5" fill="#fdf0cf" />
    <path d="M0 46h64v8H0z" fill="#6f8447" />
    <path d="M5 18l2-4 2 4v28H5zM55 18l2-4 2 4v28h-4z" fill="#fbf0da" />
    <path d="M7.5 15L9 18v28H7.5zM57.5 15l1.5 3v28h-1.5z" fill="#cdb59a" />
    <path d="M31.4 4h1.2v6h-1.2z" fill="#9a7a52" />
    <path d="M32 8c2 5 12 8 11 17-.4 2-1 4-2 5H23c-1-1-1.6-3-2-5-1-9 9-12 11-17z" fill="#fffaf0" />
    <path d="M32 8c2 5 12 8 11 17-.4 2-1 4-2 5h-6c5-8 1-15-3-22z" fill="#cdb59a" />
    <path d="M14 29h36v18H14z" fill="#fbf0da" />
    <path d="M41 29h9v18h-9z" fill="#cdb59a" />
    <path d="M25 26h14v21H25z" fill="#fffaf0" />
    <path d="M28 47V36q4-7 8 0v11z" fill="#7f5a64" />
    <path d="M17 45v-8q2.5-4 5 0v8zM43 45v-8q2.5-4 5 0v8z" fill="#a37b7c" />
    <path d="M10 46h44v3H10z" fill="#f4e2bd" />
  </>
);

export const STONEHENGE: ReactNode = (
  <>
    <path d="M0 0h64v54H0z" fill="#8fb6b0" />
    <circle cx="13" cy="14" r="7" fill="#fbe9b8" />
    <path d="M0 43q16-6 32-2t32-1v14H0z" fill="#6f8a4c" />
    <path d="M0 49q20-4 36-1t28-2v8H0z" fill="#4c6a3c" />
    <path d="M6 26h6v22H6zM19 26h6v22h-6zM33 24h6v25h-6zM46 24h6v25h-6z" fill="#d8b682" />
    <path d="M10 26h2v22h-2zM19 26h6v22h-6zM37 24h2v25h-2zM46 24h6v25h-6z" fill="#97713f" />
    <path d="M4 20h23v6H4zM31 18h23v6H31z" fill="#d8b682" />
    <path d="M4 20h23v2H4zM31 18h23v2H31z" fill="#f4e2bd" />
  </>
);

export const PYRAMIDS: ReactNode = (
  <>
    <path d="M0 0h64v54H0z" fill="#e9c583" />
    <circle cx="52" cy="12" r="7" fill="#fdf0cf" />
    <path d="M0 42q20-4 36-1t28-2v15H0z" fill="#c99a55" />
    <path d="M24 14L-4 47h56z" fill="#e8bd77" />
    <path d="M24 14l-5 33h33z" fill="#8a5f33" />
    <path d="M24 14l-7 8.2 2.6 1.8 1.8-1.6 1.5 1.2z" fill="#fbeccb" />
    <path d="M24 14l-1.1 9.6 1.8-1.4 3 1.6 2-1.2z" fill="#c9a06a" />
    <path d="M49 28L33 47h34z" fill="#d9a55c" />
    <path d="M49 28l-4 19h22z" fill="#7a5029" />
    <path d="M0 47q20-3 36-1t28-1v9H0z" fill="#a87a3e" />
  </>
);
