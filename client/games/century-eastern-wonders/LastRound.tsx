import type { Inline } from '../../kit/contract';
import styles from './LastRound.module.css';

/** Says in a sentence that the round is the last, in the red of the ribbon that announced it. */
export const lastRound = (words: string): Inline => ({
  words,
  drawing: (
    <span className={styles.last} aria-hidden>
      {words}
    </span>
  ),
});
