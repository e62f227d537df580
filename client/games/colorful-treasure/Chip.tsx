import type { ReactNode } from 'react';
import { classes } from '../../ui/classes';
import styles from './Chip.module.css';

type Props = {
  /** What it is called on the stage. */
  thing: string;
  count?: number;
  /** What it is, for a screen reader and under the pointer. */
  words: string;
  /** What one more would add, or in words only what it waits for. */
  next?: { word: string; points?: string };
  isNone?: boolean;
  children: ReactNode;
};

/** So many of one thing. */
export const Chip = ({ thing, count, words, next, isNone = false, children }: Props) => (
  <li className={styles.chip} title={words} data-none={isNone}>
    <span className={styles.sign} data-thing={thing}>
      {children}
    </span>
    <span aria-hidden>
      {count !== undefined && <b>{count}</b>}
      {next && (
        <span className={classes(styles.next, !next.points && styles.word)}>
          <span className={styles.word}>{next.word} </span>
          {next.points}
        </span>
      )}
    </span>
    <span className="visually-hidden">{words}</span>
  </li>
);
