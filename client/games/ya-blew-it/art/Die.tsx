import { DYNAMITE } from '../../../../shared/games/ya-blew-it/state';
import styles from './Die.module.css';

/** A number that is not known yet: the die still rolls. */
type Props = { number: number | null };

const FACES = Array.from({ length: DYNAMITE }, (_, i) => i + 1);

/** The middle of its face, and how far one number is from the next on the strip that runs past it. */
const [MIDDLE, STEP] = [57, 40];

/** A player's Dynamite die in their colour: inside something with `data-seat`. */
export const Die = ({ number }: Props) => (
  <svg viewBox="0 0 100 114" className={styles.die} aria-hidden>
    <polygon points="50,113 96,85 50,101 8,85" fill="#0c0a10" opacity=".45" />
    <polygon points="50,4 94,46 50,104 6,46" fill="var(--player)" />
    <polygon points="50,4 6,46 28,66" fill="#fff" opacity=".38" />
    <polygon points="50,4 28,66 76,62" fill="#fff" opacity=".1" />
    <polygon points="50,4 94,46 76,62" fill="#0c0608" opacity=".22" />
    <polygon points="6,46 28,66 50,104" fill="#0c0608" opacity=".16" />
    <polygon points="28,66 76,62 50,104" fill="#0c0608" opacity=".34" />
    <polygon points="76,62 94,46 50,104" fill="#0c0608" opacity=".5" />
    {number === null ? (
      <svg x="28" y="30" width="46" height="34" viewBox="28 30 46 34">
        <g className={styles.rolling}>
          {FACES.map((face, i) => (
            <text key={face} x="51" y={MIDDLE + i * STEP} className={styles.number}>
              {face}
            </text>
          ))}
        </g>
      </svg>
    ) : (
      <text x="51" y={MIDDLE} className={styles.number}>
        {number}
      </text>
    )}
  </svg>
);
