import type { Color } from '../../../../shared/games/colorful-treasure/state';
import type { Place } from '../../../ui/art/place';

const OUTLINES: Record<Color, string> = {
  red: '36.63,26.89 26.89,36.63 13.11,36.63 3.37,26.89 3.37,13.11 13.11,3.37 26.89,3.37 36.63,13.11',
  yellow: '20,3 25,9 38,33 34,37 6,37 2,33 15,9',
  green: '13,2 27,2 34,9 34,31 27,38 13,38 6,31 6,9',
  blue: '20,1 39,20 20,39 1,20',
  purple: '20,0 28,9 32,20 28,31 20,40 12,31 8,20 12,9',
};

/** What stands out on each colour. */
const INKS: Record<Color, string> = {
  red: '#fff',
  yellow: '#2b1a0e',
  green: '#06240f',
  blue: '#fff',
  purple: '#fff',
};

/** The outline of a gem, on a ground of its colour. */
export const Cut = ({ color, ...place }: { color: Color } & Place) => (
  <svg viewBox="0 0 40 40" aria-hidden {...place}>
    <polygon points={OUTLINES[color]} fill={INKS[color]} />
  </svg>
);
