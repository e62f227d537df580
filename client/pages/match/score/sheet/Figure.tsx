import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { sum } from '../../../../../shared/engine/numbers';
import type { ScorePart } from '../../../../kit/contract';
import { Hint } from '../../../../kit/Hint';
import { plain } from './lines';
import styles from './Figure.module.css';

type Props = { points: number; parts: readonly ScorePart[] };

/** Points of a score sheet; what they are the sum of is told to whoever points at them, by whatever means. */
export function Figure({ points, parts }: Props) {
  const figure = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  const counted = parts.filter((part) => part.points !== 0);
  // what an earlier version of the rules did not keep is not guessed at
  const isSum = counted.length > 1 && sum(counted.map((part) => part.points)) === points;
  if (!isSum) return plain(points);

  const words = counted
    .map((part) => [part.words, plain(part.points)].filter(Boolean).join(NO_BREAK))
    .join(' + ');
  return (
    <>
      <button
        ref={figure}
        type="button"
        className={styles.figure}
        aria-label={`${plain(points)} = ${words}`}
        onPointerEnter={() => setAsked(true)}
        onPointerLeave={() => setAsked(false)}
        onFocus={() => setAsked(true)}
        onBlur={() => setAsked(false)}
        onClick={() => setAsked(true)}
        onKeyDown={({ key }) => key === 'Escape' && setAsked(false)}
      >
        {plain(points)}
      </button>
      {isAsked &&
        createPortal(
          <Hint of={figure}>
            {plain(points)} = {words}
          </Hint>,
          document.body,
        )}
    </>
  );
}

const NO_BREAK = '\u00a0';
