import type { CSSProperties } from 'react';
import { FIRES } from '../../../../shared/games/ya-blew-it/cards';
import type { Table } from '../../../../shared/games/ya-blew-it/state';
import { firesToCome } from '../../../../shared/games/ya-blew-it/table';
import { Dynamite } from '../art/Dynamite';
import styles from './Wick.module.css';

/** The long fuse that hangs along the beam: each Fire burns one bow of it away, and with the last the match goes up. */
export function Wick({ table }: { table: Table }) {
  const left = firesToCome(table).most;
  return (
    <div
      className={styles.wick}
      style={{ '--left': left / FIRES } as CSSProperties}
      data-hint="fires"
    >
      <span className={styles.bows}>
        {Array.from({ length: FIRES }, (_, i) => (
          <Bow key={i} isBurnt={i >= left} />
        ))}
      </span>
      <Dynamite isLit={false} />
      <span className={styles.spark} data-thing="spark">
        <BurningEnd />
      </span>
    </div>
  );
}

/** From one nail to the next; what has burnt is no more than a charred thread. */
const Bow = ({ isBurnt }: { isBurnt: boolean }) => (
  <svg
    viewBox="0 0 100 25"
    preserveAspectRatio="none"
    data-burnt={isBurnt || undefined}
    aria-hidden
  >
    {[styles.edge, styles.cord, styles.twist].map((strand) => (
      <path
        key={strand}
        className={strand}
        d="M0 6q50 30 100 0"
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </svg>
);

const BurningEnd = () => (
  <svg viewBox="-22 -22 44 44" aria-hidden>
    <circle r="20" fill="#ffb43c" opacity=".3" />
    <polygon
      points="22,0 9,5 14,15 4,10 0,22 -4,10 -14,15 -9,5 -22,0 -9,-5 -14,-15 -4,-10 0,-22 4,-10 14,-15 9,-5"
      fill="#ff8a2a"
    />
    <circle r="8" fill="#ffe08a" />
    <circle r="4" fill="#fffbe8" />
    <path
      d="M15 14l4 5M18-13l3-4M-2 17l-1 4"
      stroke="#ffd25e"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);
