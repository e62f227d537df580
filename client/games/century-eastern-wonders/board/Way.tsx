import type { PlayerID } from '../../../../shared/engine/game';
import type { Hex } from '../../../../shared/games/century-eastern-wonders/map/hex';
import type { Spice } from '../../../../shared/games/century-eastern-wonders/spices';
import { SpiceCube } from '../art/Spice';
import { anchorage, bend, type Lie, type Point } from '../chart/layout';
import styles from './Way.module.css';

type LineProps = { of: PlayerID; hexes: readonly Hex[]; lie: Lie };

/** The line of somebody's voyage from tile to tile, around the islands, in their colour. */
export function Line({ of, hexes, lie }: LineProps) {
  const line = hexes
    .flatMap((hex, i) => [...(i > 0 ? [bend(hexes[i - 1], hex, lie)] : []), anchorage(hex, lie)])
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
  return (
    <g data-seat={of}>
      <polyline points={line} className={styles.cast} />
      <polyline points={line} className={styles.bed} />
      <polyline points={line} className={styles.dashes} />
    </g>
  );
}

type TagProps = { at: Point; spice: Spice | null };

/** From the middle of a tag to its side: up to the tile of a port beside it, which would cover more. */
export const halfOf = (spice: Spice | null): number => (spice ? 15.6 : 10);

/** What a step costs. */
export function Tag({ at: { x, y }, spice }: TagProps) {
  const half = halfOf(spice);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-half} y={-9.4} width={2 * half} height={22.8} rx={4} fill="#2b0f06" opacity=".45" />
      <rect
        x={-half}
        y={-11.4}
        width={2 * half}
        height={22.8}
        rx={4}
        fill={spice ? '#fff1dc' : '#d9efb8'}
      />
      {spice ? (
        <>
          <text x={-10} y={4.6} className={styles.text}>
            −
          </text>
          <SpiceCube spice={spice} x={-2} y={-7.8} width={15.5} height={15.5} />
        </>
      ) : (
        <text y={4.6} className={styles.text}>
          0
        </text>
      )}
    </g>
  );
}

type PayProps = { at: Point; spice: Spice; to: PlayerID; scale?: number };

/** What the owner of a boat is paid, on its hull and with a rim of their colour. */
export const Pay = ({ at: { x, y }, spice, to, scale = 1 }: PayProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} data-seat={to}>
    <rect x={-13} y={-7.5} width={26} height={16} rx={3.5} fill="#2b0f06" opacity=".45" />
    <rect
      x={-12.4}
      y={-8.4}
      width={24.8}
      height={15.8}
      rx={3.2}
      fill="#fff1dc"
      stroke="var(--player)"
      strokeWidth={1.6}
    />
    <text x={-6.2} y={3.8} className={styles.text}>
      −
    </text>
    <SpiceCube spice={spice} x={-1.6} y={-7} width={13} height={13} />
  </g>
);
