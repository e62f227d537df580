import { DYNAMITE } from '../../../../shared/games/ya-blew-it/state';
import styles from './Die.module.css';

type Props = {
  /** `null` before it has come to rest, or has been rolled at all. */
  number: number | null;
  isRolling?: boolean;
};

const FACES = Array.from({ length: DYNAMITE }, (_, i) => i + 1);

/** What is on its face as long as it lies ready. */
const SPARK = '51,32 54,42 63,38 58,47 66,52 56,53 55,62 50,55 42,60 45,51 36,48 46,45 43,36 50,41';

/** A player's Dynamite die in their colour: inside something with `data-seat`. */
export const Die = ({ number, isRolling }: Props) => (
  <span className={styles.die} aria-hidden>
    <svg viewBox="0 0 100 114">
      <polygon points="50,113 96,85 50,101 8,85" fill="#0c0a10" opacity=".45" />
      <polygon points="50,4 94,46 50,104 6,46" fill="var(--player)" />
      <polygon points="50,4 6,46 28,66" fill="#fff" opacity=".38" />
      <polygon points="50,4 28,66 76,62" fill="#fff" opacity=".1" />
      <polygon points="50,4 94,46 76,62" fill="#0c0608" opacity=".22" />
      <polygon points="6,46 28,66 50,104" fill="#0c0608" opacity=".16" />
      <polygon points="28,66 76,62 50,104" fill="#0c0608" opacity=".34" />
      <polygon points="76,62 94,46 50,104" fill="#0c0608" opacity=".5" />
      {number === null && !isRolling && (
        <polygon points={SPARK} fill="var(--player-ink)" opacity=".85" />
      )}
      {number !== null && (
        <text x="51" y="57" className={styles.number}>
          {number}
        </text>
      )}
    </svg>
    {number === null && isRolling && <Rolling />}
  </span>
);

/** The numbers run past: not in the drawing, which would be laid out and drawn anew in every frame. */
const Rolling = () => (
  <span className={styles.window}>
    <span className={styles.rolling}>
      <span className={styles.streak}>
        {FACES.map((face) => (
          <span key={face}>{face}</span>
        ))}
      </span>
    </span>
  </span>
);
