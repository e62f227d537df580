import { classes } from '../../../ui/classes';
import styles from './TileSign.module.css';

type Props = {
  count: number;
  /** With so many the last round begins. */
  last: number;
  /** Whether the points beside it are with those of these tiles. */
  isOpen: boolean;
  words: string;
  /** What the stage calls it. */
  name: string;
};

/** A player's VP tiles, where there is no room for each of them: what comes on top of the points beside it, or is among them; and how many are wanting to the last. */
export const TileSign = ({ count, last, isOpen, words, name }: Props) => (
  <span className={styles.sign} data-hint="claims">
    <span aria-hidden>
      {count > 0 && !isOpen && <span className={styles.plus}>+</span>}
      <i
        className={classes(styles.tile, count > 0 && (isOpen ? styles.open : styles.covered))}
        data-thing={name}
      >
        {count > 0 && count}
      </i>
      {Array.from({ length: Math.max(0, last - Math.max(1, count)) }, (_, i) => (
        <i key={i} className={styles.wanting} />
      ))}
    </span>
    {count > 0 && <span className="visually-hidden"> {words}</span>}
  </span>
);
