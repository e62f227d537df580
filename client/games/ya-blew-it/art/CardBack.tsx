import { Dynamite } from './Dynamite';
import { type Bounds, placed } from '../../../ui/art/place';

/** The deck: its top card, and as many edges below it as there are still cards for. */
export const CardBack = ({ edges, ...bounds }: { edges: number } & Bounds) => (
  <svg viewBox="-1 -1 106 154" aria-hidden {...placed(bounds)}>
    {Array.from({ length: edges }, (_, i) => edges - i).map((edge) => (
      <rect key={edge} {...card(edge)} fill="#7a5a3a" />
    ))}
    <rect {...card(0)} fill="#a5372a" />
    <rect
      x="7"
      y="7"
      width="86"
      height="126"
      rx="3"
      fill="none"
      stroke="#f0c67c"
      strokeWidth="2"
      opacity=".7"
    />
    <Dynamite x={19} y={38} width={62} height={62} />
  </svg>
);

/** A card that lies so many below the top one. */
const card = (below: number) => ({
  x: below * 0.5,
  y: below * 1.3,
  width: 100,
  height: 140,
  rx: 6,
  stroke: '#2b1410',
  strokeWidth: 1.2,
});
