import type { Kind } from '../../../../shared/games/tower-of-babel/cards';

/** The sign of each kind, in a 40 by 40 field. */
export const KIND_SHAPES: Record<Kind, string> = {
  camel:
    'M3 36V22c1-4 4-5 6-3c1-6 7-6 8-1c2-6 9-6 10 0l3-8c0-3 3-5 7-3v5h-3l-3 12c-1 3-3 4-4 4v8h-3v-8H12v8H8v-9l-2-3v12z',
  crane: 'M8 37l6-28L34 4l1 3-3 1v9h2v6h-6v-6h2V9L17 12l5 25h-4l-2-9-3 9z',
  mason: 'M5 11h21l6 6-5 2-4-3v1H5zM16 19h5l-1 18h-3z',
  ship: 'M19 4v22H6zM22 7q12 7 11 19H22zM3 29h34l-6 8H9z',
};
