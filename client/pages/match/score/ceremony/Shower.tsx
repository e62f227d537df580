import type { CSSProperties } from 'react';
import type { LoadedTitle } from '../../../../kit/contract';
import styles from './Shower.module.css';

type Props = {
  title: LoadedTitle;
  /** The lines of a score sheet that brought points. */
  keys: readonly string[];
};

const PIECES = 28;

/** What the title has for it, or what a winner's points came from, rains down on them, once. */
export const Shower = ({ title: { Confetti, ScoreSign }, keys }: Props) => (
  <div className={styles.shower} aria-hidden>
    {Array.from({ length: PIECES }, (_, i) => (
      <span key={i} className={styles.piece} style={fallOf(i)}>
        {Confetti ? (
          <Confetti nth={i} />
        ) : (
          ScoreSign && keys.length > 0 && <ScoreSign of={keys[i % keys.length]} />
        )}
      </span>
    ))}
  </div>
);

/** Scattered, but each time alike: neighbours come from far apart, some sooner, some faster. */
const fallOf = (i: number) =>
  ({
    '--left': ((i * 37 + 11) % 100) / 100,
    '--late': ((i * 29) % 24) / 24,
    '--turn': ((i * 53) % 7) - 3,
  }) as CSSProperties;
