import { type Bounds, placed } from '../../../ui/art/place';
import styles from './Column.module.css';

/** A player's column on the turn order track: the active one stands, the others carry their number. */
export const Column = ({ turn, ...bounds }: { turn: number } & Bounds) => (
  <svg viewBox="0 0 20 20" aria-hidden {...placed(bounds)}>
    {turn === 1 ? (
      <path
        d="M3 1h14v3H3zM5.5 5h2.500v10H5.500zM9 5h2v10H9zM12 5h2.500v10H12zM3 16h14v3H3z"
        fill="#b98a3c"
      />
    ) : (
      <>
        <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <text className={styles.turn} x="10" y="14.5">
          {turn}
        </text>
      </>
    )}
  </svg>
);
