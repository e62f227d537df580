import type { Inline } from './contract';
import styles from './lastSign.module.css';

/** Says in a sentence that something is the last of its kind, in the red of the ribbon that announced it. */
export const lastSign = (words: string): Inline => ({
  words,
  drawing: (
    <span className={styles.last} aria-hidden>
      {words}
    </span>
  ),
});
