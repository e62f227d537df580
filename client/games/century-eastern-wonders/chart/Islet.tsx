import type { PlayerID } from '../../../../shared/engine/game';
import type { Spice } from '../../../../shared/games/century-eastern-wonders/spices';
import { type Bounds, placed } from '../../../ui/art/place';
import { Land } from './Island';
import { Outpost } from '../art/Outpost';
import { SpicePlant } from '../art/Spice';

type Props = { number: number; symbol: Spice; of: PlayerID } & Bounds;

/** An island with what its symbol is and whose outpost was built there: nothing else of it matters now. */
export const Islet = ({ number, symbol, of, ...bounds }: Props) => (
  <svg viewBox="-60 -58 120 116" aria-hidden {...placed(bounds)}>
    <Land number={number} symbol={symbol} lie="wide" />
    <g color={`var(--shade-${symbol})`}>
      <SpicePlant spice={symbol} x={-22} y={-50} width={44} height={44} />
    </g>
    <Outpost of={of} x={-29} y={-12} width={58} height={58} />
  </svg>
);
