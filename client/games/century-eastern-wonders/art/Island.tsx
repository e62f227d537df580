import { MARKETS, type MarketId } from '../../../../shared/games/century-eastern-wonders/markets';
import type { Spice } from '../../../../shared/games/century-eastern-wonders/spices';
import { SpiceCube, SpicePlant } from './Spice';
import { coast } from '../coast';
import { listed } from '../cubes';
import type { Lie } from '../layout';

type Props = { number: number; market: MarketId; lie: Lie };

/** An island around its middle: its symbol, and its trade as cubes, read from top to bottom. */
export function Island({ number, market, lie }: Props) {
  const { symbol, trade } = MARKETS[market];
  return (
    <g>
      <Land number={number} symbol={symbol} lie={lie} />
      <g color={`var(--shade-${symbol})`}>
        <SpicePlant spice={symbol} x={-10} y={-42.5} width={20} height={20} />
      </g>
      <Row cubes={listed(trade.gives)} y={-10.8} />
      <path d="M-5.7 1.5h11.4L0 7.7z" fill="#5b3a1e" />
      <Row cubes={listed(trade.gets)} y={18.1} />
    </g>
  );
}

/** Only the land, in the colour of its spice. */
export const Land = ({ number, symbol, lie }: { number: number; symbol: Spice; lie: Lie }) => (
  <>
    <path d={coast(number, lie, 3)} fill="var(--foam)" />
    <path
      d={coast(number, lie, -0.5)}
      fill={`var(--shade-${symbol})`}
      transform="translate(1.2 1.8)"
    />
    <path d={coast(number, lie, -0.5)} fill={`var(--land-${symbol})`} />
  </>
);

/** The fewer, the bigger. */
const SIZES = [17.6, 17.6, 17.6, 17.6, 15.6, 13.4, 12.6];

function Row({ cubes, y }: { cubes: readonly Spice[]; y: number }) {
  const size = SIZES[cubes.length];
  const step = size + 1.2;
  return cubes.map((spice, i) => (
    <SpiceCube
      key={i}
      spice={spice}
      x={(i - cubes.length / 2) * step + 0.6}
      y={y - size / 2}
      width={size}
      height={size}
    />
  ));
}
