import { kindsIn, type Cubes } from '../../../../shared/games/century-eastern-wonders/spices';
import { type Bounds, placed } from '../../../ui/art/place';
import { SpiceCube } from './Spice';
import styles from './VpTile.module.css';

type Props = { points: number; cost: Cubes } & Bounds;

/** A VP tile where a whole one could not be read: what it is worth, and which spices went into it. */
export function SmallVpTile({ points, cost, ...bounds }: Props) {
  const kinds = kindsIn(cost);
  return (
    <svg viewBox="0 0 20 20" aria-hidden {...placed(bounds)}>
      <rect width="20" height="20" rx="3" fill="var(--paper)" />
      <path d="M0 13.4V3q0-3 3-3h14q3 0 3 3v10.4z" fill="#b23a22" />
      <text x="10" y="11.6" className={styles.mark} fill="#fff3e2">
        {points}
      </text>
      {kinds.map((spice, i) => (
        <SpiceCube
          key={spice}
          spice={spice}
          x={10 + (i - kinds.length / 2) * 4.7}
          y={14.3}
          width={4.7}
          height={4.7}
        />
      ))}
    </svg>
  );
}
