import styles from './Emblem.module.css';
import { EmblemShape } from './emblems';
import { px } from '../art/place';

type Props = {
  /** The seat's number, or the playerID. */
  seat: number | string;
  size?: number;
};

/** A player's sign in their colour, for lines of text; stands beside a name, so it has none of its own. */
export const Emblem = ({ seat, size = 14 }: Props) => (
  <svg
    className={styles.emblem}
    data-seat={seat}
    viewBox="0 0 40 40"
    width={px(size)}
    height={px(size)}
    aria-hidden
  >
    <EmblemShape seat={seat} />
  </svg>
);
