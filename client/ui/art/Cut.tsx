import { type Bounds, placed } from './place';

const CUTS = {
  red: {
    points:
      '36.63,26.89 26.89,36.63 13.11,36.63 3.37,26.89 3.37,13.11 13.11,3.37 26.89,3.37 36.63,13.11',
    ink: '#fff',
  },
  yellow: { points: '20,3 25,9 38,33 34,37 6,37 2,33 15,9', ink: '#2b1a0e' },
  green: { points: '13,2 27,2 34,9 34,31 27,38 13,38 6,31 6,9', ink: '#06240f' },
  blue: { points: '20,1 39,20 20,39 1,20', ink: '#fff' },
  purple: { points: '20,0 28,9 32,20 28,31 20,40 12,31 8,20 12,9', ink: '#fff' },
};

/** The colours a cut is drawn on. */
export type CutColor = keyof typeof CUTS;

/** The outline of a gem, in an ink that stands out on a ground of its colour. */
export const Cut = ({ color, ...bounds }: { color: CutColor } & Bounds) => (
  <svg viewBox="0 0 40 40" aria-hidden {...placed(bounds)}>
    <polygon points={CUTS[color].points} fill={CUTS[color].ink} />
  </svg>
);
