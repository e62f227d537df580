import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes';
import styles from './Chip.module.css';
import type { HintName } from '../hints';
import { signed } from '../../../kit/words';

type Props = {
  /** What it is called on the stage. */
  thing: string;
  hint: HintName;
  count?: number;
  /** What it is, for a screen reader. */
  words: string;
  /** What one more would add, or in words only what it waits for. */
  next?: { word: string; points?: string };
  /** What is offered: so many there would be, for so many points more. */
  would?: { to: number; points: number };
  isNone?: boolean;
  children: ReactNode;
};

/** So many of one thing. */
export const Chip = ({
  thing,
  hint,
  count,
  words,
  next,
  would,
  isNone = false,
  children,
}: Props) => (
  <li className={styles.chip} data-hint={hint} data-none={isNone}>
    {/* what is not there yet is no thing: the first one comes */}
    <span className={styles.sign} data-thing={isNone ? undefined : thing}>
      {children}
    </span>
    <span aria-hidden>
      {count !== undefined && (!isNone || would) && <b data-thing={`count:${thing}`}>{count}</b>}
      {would && (
        <span className={styles.would}>
          <b className={styles.word}> → {would.to}</b>
          <span className={styles.next}>{signed(would.points)}</span>
        </span>
      )}
      {next && !would && !isNone && (
        <span className={classes(styles.next, !next.points && styles.waits)}>
          <span className={styles.word}>{next.word} </span>
          {next.points}
        </span>
      )}
    </span>
    <span className="visually-hidden">{words}</span>
  </li>
);
