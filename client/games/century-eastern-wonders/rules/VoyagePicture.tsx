import type { Hex } from '../../../../shared/games/century-eastern-wonders/map/hex';
import { Line, Pay, Tag } from '../board/Way';
import { Boat } from '../art/Boat';
import { Island } from '../chart/Island';
import { SpiceCube } from '../art/Spice';
import { boatSpots, paySpot, tagSpot, waterSpots } from '../chart/anchors';
import { middle } from '../chart/layout';
import { VOYAGE } from './examples';

const LIE = 'wide';
const HEXES: Hex[] = VOYAGE.islands.map((_, r) => ({ q: 0, r }));
const BOAT = 38;

/** The islands of the example, the way along them, and what each step costs. */
export function VoyagePicture() {
  const { islands, drops, pays } = VOYAGE;
  const [from] = HEXES;
  const to = HEXES[HEXES.length - 1];
  const [bo, ana] = boatSpots(to, LIE, 2);
  const [left] = boatSpots(from, LIE, 1);
  return (
    <svg viewBox="-64 -60 342 162">
      {islands.map((market, i) => {
        const { x, y } = middle(HEXES[i], LIE);
        return (
          <g key={market} transform={`translate(${x} ${y})`}>
            <Island number={i + 9} market={market} lie={LIE} />
          </g>
        );
      })}
      <Line of="0" hexes={HEXES} lie={LIE} />
      {drops.map((spice, i) => {
        // what is dropped lies on the tile that is left
        const [afloat] = waterSpots({ hex: HEXES[i], kind: 'market' }, LIE);
        return (
          <g key={i}>
            <Tag at={tagSpot(HEXES[i], HEXES[i + 1], LIE)} spice={spice} />
            {spice && (
              <SpiceCube spice={spice} x={afloat.x - 8} y={afloat.y - 9} width={17} height={17} />
            )}
          </g>
        );
      })}
      <g opacity=".55">
        <Boat of="0" x={left.x - BOAT / 2} y={left.y - BOAT / 2} width={BOAT} height={BOAT} />
      </g>
      <Boat of="1" x={bo.x - BOAT / 2} y={bo.y - BOAT / 2} width={BOAT} height={BOAT} />
      <Boat of="0" x={ana.x - BOAT / 2} y={ana.y - BOAT / 2} width={BOAT} height={BOAT} />
      <Pay at={paySpot(bo)} spice={pays} to="1" />
    </svg>
  );
}
