import type { Cubes } from '../../../../shared/games/century-eastern-wonders/spices';
import { SpiceCube } from './Spice';
import { type Bounds, placed } from '../../../ui/art/place';
import { listed } from '../cubes';
import styles from './VpTile.module.css';

type Props = {
  /** `null` is any. */
  points: number | null;
  cost: Cubes;
} & Bounds;

const CUBE = 15;
const STEP = 16.2;

/** A VP tile: what it is worth, and what has to be delivered for it. */
export function VpTile({ points, cost, ...bounds }: Props) {
  const cubes = listed(cost);
  const half = Math.ceil(cubes.length / 2);
  const rows = [cubes.slice(0, half), cubes.slice(half)];
  return (
    <svg viewBox="0 0 68.2 63" aria-hidden {...placed(bounds)}>
      <rect y="3" width="68.2" height="60" rx="3" fill="var(--paper-edge)" />
      <rect width="68.2" height="60" rx="3" fill="var(--paper)" />
      <path d="M0 24.5V3q0-3 3-3h62.2q3 0 3 3v21.5z" fill="#b23a22" />
      <path d="M1 1.2Q1.6 0 3 0h62.2q2 0 2.6 1.8L63 5.2H4z" fill="#fff" opacity=".2" />
      <text x="34.1" y="21.8" className={styles.points} fill="#fff3e2">
        {points}
      </text>
      {rows.map((row, line) =>
        row.map((spice, i) => (
          <SpiceCube
            key={`${line}.${i}`}
            spice={spice}
            x={34.1 + (i - row.length / 2) * STEP + (STEP - CUBE) / 2}
            y={26.5 + line * STEP}
            width={CUBE}
            height={CUBE}
          />
        )),
      )}
    </svg>
  );
}

/** The Closed Port: two planks nailed across, and a lock. */
export const ClosedPort = (bounds: Bounds) => (
  <svg viewBox="0 0 68.2 63" aria-hidden {...placed(bounds)}>
    <rect y="3" width="68.2" height="60" rx="3" fill="#3d2716" />
    <rect width="68.2" height="60" rx="3" fill="#7c5230" />
    <path d="M0 15h68.2M0 30h68.2M0 45h68.2" stroke="#5b3a1e" strokeWidth="1.6" />
    <g fill="#c98646">
      <path d="M5 7l5-4 53 48-5 5z" />
      <path d="M63 7l-5-4L5 51l5 5z" />
    </g>
    <g fill="#e6b478">
      <path d="M5 7l5-4 3 2.7-5 4z" />
      <path d="M10 3l53 48-1.6 1.6L8.4 4.3zM58 3L5 51l1.6 1.6L59.6 4.3z" opacity=".6" />
    </g>
    <path d="M27 28v-5a7 7 0 0 1 14 0v5" fill="none" stroke="#d6dde2" strokeWidth="3" />
    <rect x="23" y="27" width="22" height="17" rx="2" fill="#8b97a1" />
    <path d="M23 29q0-2 2-2h18l-4 4H27v9l-4 3z" fill="#c6d0d6" />
    <path d="M34 33a2.6 2.6 0 0 1 1.5 4.7V40h-3v-2.3A2.6 2.6 0 0 1 34 33z" fill="#2f3841" />
  </svg>
);
