import { type Bounds, placed } from '../../../ui/art/place';

/** A stepped tower of sandstone, its right side in the shade. */
export const Ziggurat = (bounds: Bounds) => (
  <svg viewBox="0 0 100 96" aria-hidden {...placed(bounds)}>
    <path
      d="M6 94L12 72H18L22 54H28L32 38H37L41 22H46L50 8L56 22H60L64 38H69L73 54H79L83 72H88L94 94z"
      fill="#d9b679"
    />
    <path d="M50 8L56 22h4l4 16h5l4 16h6l4 18h5l6 22H50z" fill="#8f6a38" />
    <path d="M18 72h64v2H18zM28 54h44v2H28zM37 38h26v2H37z" fill="#5f4320" />
  </svg>
);
