import type { ReactNode } from 'react';
import styles from './Chip.module.css';

type Props = {
  /** What it is called on the stage. */
  thing: string;
  count?: number;
  /** What it is, for a screen reader and under the pointer. */
  words: string;
  /** What one more would add. */
  next?: { word: string; points: string };
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
        <span className={styles.next}>
          <span className={styles.word}>{next.word} </span>
          {next.points}
        </span>
      )}
    </span>
    <span className="visually-hidden">{words}</span>
  </li>
);
