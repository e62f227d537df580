import styles from './Emblem.module.css';
import { EmblemShape } from './emblems';
import { placed } from '../art/place';

type Props = {
  /** The seat's number, or the playerID. */
  seat: number | string;
  size?: number;
  /** Where it begins in another drawing; its size is by the measures of that, too. */
  x?: number;
  y?: number;
};

/** A player's sign in their colour, for lines of text; stands beside a name, so it has none of its own. */
export const Emblem = ({ seat, size = 14, x, y }: Props) => (
  <svg
    className={styles.emblem}
    data-seat={seat}
    viewBox="0 0 40 40"
    {...placed({ x, y, width: size, height: size })}
    aria-hidden
  >
    <EmblemShape seat={seat} />
  </svg>
);
