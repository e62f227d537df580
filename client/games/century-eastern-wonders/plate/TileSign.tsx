import styles from './TileSign.module.css';

type Props = {
  count: number;
  /** With how many the last round begins. */
  last: number;
  /** Whether the points beside it are with those of these tiles. */
  isOpen: boolean;
  words: string;
  /** What the stage calls it. */
  name: string;
};

/**
 * A player's VP tiles, out of those that end the match: what comes on top of the points beside it, face down and without a
 * number, which would be added to them; or on a phone what is among them.
 */
export const TileSign = ({ count, last, isOpen, words, name }: Props) => (
  <span className={isOpen ? styles.known : undefined} data-hint="claims">
    <span className={styles.tiles} data-thing={name} aria-hidden>
      {count > 0 && !isOpen && <span className={styles.plus}>+</span>}
      {Array.from({ length: Math.max(count, last) }, (_, i) => (
        <i key={i} className={i < count ? (isOpen ? styles.open : styles.covered) : styles.still} />
      ))}
    </span>
    {count > 0 && <span className="visually-hidden"> {words}</span>}
  </span>
);
