import { Dynamite } from './Dynamite';
import { type Bounds, placed } from '../../../ui/art/place';

/** Dynamite going off: the sign of a Fire in the Hole. */
export const Fire = (bounds: Bounds) => (
  <svg viewBox="0 0 64 64" aria-hidden {...placed(bounds)}>
    <polygon
      points="32,0 38,14 50,4 49,19 64,17 55,29 64,39 50,42 53,58 39,51 32,64 25,51 11,58 14,42 0,39 9,29 0,17 15,19 14,4 26,14"
      fill="#ffb43c"
    />
    <polygon
      points="32,9 36,19 45,13 44,24 55,23 48,31 54,39 44,41 46,51 37,47 32,56 27,47 18,51 20,41 10,39 16,31 9,23 20,24 19,13 28,19"
      fill="#fff0b8"
    />
    <Dynamite x={17} y={16} width={30} height={30} />
  </svg>
);
