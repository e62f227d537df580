import type { CSSProperties } from 'react';
import { FIRES } from '../../../../shared/games/ya-blew-it/cards';
import type { Table } from '../../../../shared/games/ya-blew-it/state';
import { firesToCome } from '../../../../shared/games/ya-blew-it/table';
import { Dynamite } from '../art/Dynamite';
import styles from './Wick.module.css';

/** The long fuse along the beam: each Fire burns a piece of it away, and with the last the match goes up. */
export const Wick = ({ table }: { table: Table }) => (
  <div
    className={styles.wick}
    style={{ '--left': firesToCome(table).most / FIRES } as CSSProperties}
    data-hint="fires"
  >
    <span className={styles.ash} />
    <span className={styles.cord} />
    <Dynamite />
    <span className={styles.spark} data-thing="spark">
      <svg viewBox="-22 -22 44 44" aria-hidden>
        <polygon
          points="22,0 9,5 14,15 4,10 0,22 -4,10 -14,15 -9,5 -22,0 -9,-5 -14,-15 -4,-10 0,-22 4,-10 14,-15 9,-5"
          fill="#ff8a2a"
        />
        <circle r="8" fill="#ffe08a" />
      </svg>
    </span>
  </div>
);
