import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import type { HintName } from '../hints';

type Props = {
  /** What it is called on the stage. */
  thing: string;
  hint: HintName;
  /** What is so of it here. */
  note?: string;
  count?: number;
  /** What it is, for a screen reader. */
  words: string;
  /** What it waits for. */
  waits?: string;
  /** What is on its way there or from there. */
  stolen?: ReactNode;
  children: ReactNode;
};

/** So many of one thing. */
export const Chip = ({ thing, hint, note, count, words, waits, stolen, children }: Props) => (
  <li className={styles.chip} data-hint={hint} data-hint-note={note}>
    <span className={styles.sign} data-thing={thing}>
      {children}
    </span>
    {stolen && <span className={styles.way}>{stolen}</span>}
    <span aria-hidden>
      {count !== undefined && <b data-thing={`count:${thing}`}>{count}</b>}
      {waits !== undefined && <span className={styles.waits}>{waits}</span>}
    </span>
    <span className="visually-hidden">{words}</span>
  </li>
);
