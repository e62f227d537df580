import { type Bounds, placed } from '../../../ui/art/place';
import styles from './TurnNumber.module.css';

/** Where a player comes in the order of turns: the number of whoever is active is on a bright ground. */
export const TurnNumber = ({ turn, ...bounds }: { turn: number } & Bounds) => (
  <svg viewBox="0 0 20 20" aria-hidden {...placed(bounds)}>
    <circle className={styles.ground} data-active={turn === 1} cx="10" cy="10" r="9" />
    <text className={styles.turn} x="10" y="14.5">
      {turn}
    </text>
  </svg>
);
