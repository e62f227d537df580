import type { Hex } from '../../../../shared/games/century-eastern-wonders/map/hex';
import type { Spice } from '../../../../shared/games/century-eastern-wonders/spices';
import { EmblemShape } from '../../../ui/signs/emblems';
import { SpiceCube } from '../art/Spice';
import { anchorage, bend, type Lie, type Point } from '../chart/layout';
import styles from './Way.module.css';

/** The line of a voyage from tile to tile, around the islands. */
export function Line({ hexes, lie }: { hexes: readonly Hex[]; lie: Lie }) {
  const line = hexes
    .flatMap((hex, i) => [...(i > 0 ? [bend(hexes[i - 1], hex, lie)] : []), anchorage(hex, lie)])
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
  return (
    <>
      <polyline points={line} className={styles.cast} />
      <polyline points={line} className={styles.bed} />
      <polyline points={line} className={styles.dashes} />
    </>
  );
}

type TagProps = { at: Point; spice: Spice | null; free?: string; owner?: string };

/** From the middle of a tag to its side. */
export const halfOf = ({ spice, free = '', owner }: Omit<TagProps, 'at'>): number =>
  owner ? 30 : spice ? 21.5 : 8 + 3.6 * free.length;

/** What a step costs, or a meeting. */
export function Tag({ at: { x, y }, spice, free = '', owner }: TagProps) {
  const half = halfOf({ spice, free, owner });
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
          <text x={owner ? -19 : -10} y={4.6} className={styles.text}>
            −
          </text>
          <SpiceCube spice={spice} x={owner ? -10 : -2} y={-7.8} width={15.5} height={15.5} />
        </>
      ) : (
        <text y={4.6} className={styles.text}>
          {free}
        </text>
      )}
      {owner && (
        <g transform="translate(7 -9) scale(.45)" color="var(--player)">
          <EmblemShape seat={owner} />
        </g>
      )}
    </g>
  );
}
