import { classes } from '../../../ui/classes';
import styles from './TileSign.module.css';

type Props = {
  count: number;
  /** Of how many, with which the last round begins. */
  out: string;
  /** Whether the points beside it are with those of these tiles. */
  isOpen: boolean;
  words: string;
  /** What the stage calls it. */
  name: string;
};

/** A player's VP tiles, where there is no room for each of them: what comes on top of the points beside it, or is among them; and of how many. */
export const TileSign = ({ count, out, isOpen, words, name }: Props) => (
  <span className={styles.sign} data-hint="claims">
    <span aria-hidden>
      {count > 0 && !isOpen && <span className={styles.plus}>+</span>}
      <i
        className={classes(styles.tile, count > 0 && (isOpen ? styles.open : styles.covered))}
        data-thing={name}
      >
        {count}
      </i>
      <span className={styles.out}>{out}</span>
    </span>
    {count > 0 && <span className="visually-hidden"> {words}</span>}
  </span>
);
