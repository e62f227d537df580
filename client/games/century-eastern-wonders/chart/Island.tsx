import { MARKETS, type MarketId } from '../../../../shared/games/century-eastern-wonders/markets';
import type { Spice } from '../../../../shared/games/century-eastern-wonders/spices';
import { coastOf } from './coast';
import type { Lie } from './layout';
import { arrowOf, type Row, tradeRows } from './tradeRows';
import { SpiceCube, SpicePlant } from '../art/Spice';

type Props = { number: number; market: MarketId; lie: Lie };

/** An island around its middle: its symbol, and its trade as cubes, read from top to bottom. */
export function Island({ number, market, lie }: Props) {
  const { symbol, trade } = MARKETS[market];
  return (
    <g>
      <Land number={number} symbol={symbol} lie={lie} />
      <Jetty lie={lie} />
      <g color={`var(--shade-${symbol})`}>
        <SpicePlant spice={symbol} x={-9.5} y={-45} width={19} height={19} />
      </g>
      <path d="M-5.7-2.9H5.7L0 2.9z" fill="#5b3a1e" transform={`translate(0 ${arrowOf(trade)})`} />
      {tradeRows(trade).map((row, i) => (
        <Cubes key={i} {...row} />
      ))}
    </g>
  );
}

/** The harbour of an island, at the corner where its boats lie: whatever lies there lies at this island. */
const Jetty = ({ lie }: { lie: Lie }) => (
  <g transform={lie === 'wide' ? undefined : 'matrix(0 1 1 0 0 0)'}>
    <path d="M-18 49h3.4v8H-18zM14.6 49H18v8h-3.4z" fill="#4b2c18" />
    <path d="M-3 38h6v10h-6zM-21 46h42v6h-42z" fill="#6b4426" />
    <path d="M-3 38h6v8h-6zM-21 45h42v4.4h-42z" fill="#a06a38" />
  </g>
);

/** Only the land, in the colour of its spice. */
export function Land({ number, symbol, lie }: { number: number; symbol: Spice; lie: Lie }) {
  const coast = coastOf(number, lie);
  return (
    <>
      <path d={coast(3)} fill="var(--foam)" />
      <path d={coast(-0.5)} fill={`var(--shade-${symbol})`} transform="translate(1.2 1.8)" />
      <path d={coast(-0.5)} fill="var(--beach)" />
      <path d={coast(-3.4)} fill={`var(--land-${symbol})`} />
    </>
  );
}

function Cubes({ cubes, y, size }: Row) {
  const step = size + 0.6;
  return cubes.map((spice, i) => (
    <SpiceCube
      key={i}
      spice={spice}
      x={(i - cubes.length / 2) * step + 0.3}
      y={y - size / 2}
      width={size}
      height={size}
    />
  ));
}
