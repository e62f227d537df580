import styles from './Disc.module.css';
import { EmblemShape } from './emblems';
import { px } from '../art/place';

type Props = {
  /** The seat's number, or the playerID. */
  seat: number | string;
  size?: number;
  /** Nobody sits there: only the hollow where the disc would lie. */
  empty?: boolean;
};

/** A player's wooden disc; stands beside a name, so it has none of its own. */
export function Disc({ seat, size = 34, empty }: Props) {
  const shape = <EmblemShape seat={seat} />;
  return (
    <svg
      className={styles.disc}
      data-seat={seat}
      viewBox="0 0 40 40"
      width={px(size)}
      height={px(size)}
      aria-hidden
    >
      {empty ? (
        <>
          <circle className={styles.empty} cx="20" cy="20" r="17.5" />
          <g className={styles.ghost} transform="translate(8.4 8.4) scale(.58)">
            {shape}
          </g>
        </>
      ) : (
        <>
          <circle cx="20" cy="21.6" r="18" fill="var(--player-lo)" />
          <circle cx="20" cy="19" r="18" fill="var(--player)" />
          <path
            d="M6.5 25.5A15 15 0 0 1 26.5 5.4A16 16 0 0 0 6.5 25.5z"
            fill="#fff"
            opacity=".28"
          />
          <g className={styles.sign} transform="translate(8.4 7.4) scale(.58)">
            {shape}
          </g>
        </>
      )}
    </svg>
  );
}
