import { DYNAMITE } from '../../../../shared/games/ya-blew-it/state';
import styles from './Die.module.css';

type Props = {
  /** `null` before it has come to rest, or has been rolled at all. */
  number: number | null;
  isRolling?: boolean;
};

const FACES = Array.from({ length: DYNAMITE }, (_, i) => i + 1);

/** The middle of its face, and how far one number is from the next on the strip that runs past it. */
const [MIDDLE, STEP] = [57, 40];

/** What is on its face as long as it lies ready. */
const SPARK = '51,32 54,42 63,38 58,47 66,52 56,53 55,62 50,55 42,60 45,51 36,48 46,45 43,36 50,41';

/** A player's Dynamite die in their colour: inside something with `data-seat`. */
export const Die = ({ number, isRolling }: Props) => (
  <svg viewBox="0 0 100 114" className={styles.die} aria-hidden>
    <polygon points="50,113 96,85 50,101 8,85" fill="#0c0a10" opacity=".45" />
    <polygon points="50,4 94,46 50,104 6,46" fill="var(--player)" />
    <polygon points="50,4 6,46 28,66" fill="#fff" opacity=".38" />
    <polygon points="50,4 28,66 76,62" fill="#fff" opacity=".1" />
    <polygon points="50,4 94,46 76,62" fill="#0c0608" opacity=".22" />
    <polygon points="6,46 28,66 50,104" fill="#0c0608" opacity=".16" />
    <polygon points="28,66 76,62 50,104" fill="#0c0608" opacity=".34" />
    <polygon points="76,62 94,46 50,104" fill="#0c0608" opacity=".5" />
    {number === null && isRolling && (
      <svg x="28" y="30" width="46" height="34" viewBox="28 30 46 34">
        <g className={styles.rolling}>
          {FACES.map((face, i) => (
            <text key={face} x="51" y={MIDDLE + i * STEP} className={styles.number}>
              {face}
            </text>
          ))}
        </g>
      </svg>
    )}
    {number === null && !isRolling && (
      <polygon points={SPARK} fill="var(--player-ink)" opacity=".85" />
    )}
    {number !== null && (
      <text x="51" y={MIDDLE} className={styles.number}>
        {number}
      </text>
    )}
  </svg>
);
