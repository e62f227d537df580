import type { ReactNode } from 'react';
import type { Award as AwardName } from '../../../../shared/games/colorful-treasure/state';
import { Award } from '../art/Award';
import styles from './Gain.module.css';
import type { Promised } from './promise';
import type { T } from '../types';

/** What taking cards leads to, one after the other: of awards by their drawings, as they are counted elsewhere. */
export const Promises = ({ of, t }: { of: readonly Promised[]; t: T }) =>
  of.map(({ words, wins, step }) => (
    <span key={words} data-promise>
      {' '}
      {'·\u00a0'}
      {wins ? (
        <InSigns award={wins.award} words={words} before={t('promise.wins')}>
          {wins.points}
        </InSigns>
      ) : step ? (
        <InSigns award={step.award} words={words}>
          {step.has}/{step.wanted}
        </InSigns>
      ) : (
        words
      )}
    </span>
  ));

type Props = { award: AwardName; words: string; before?: string; children: ReactNode };

/** A few words as a drawing with a figure, for the eye. */
export const InSigns = ({ award, words, before, children }: Props) => (
  <span className={styles.signs} role="img" aria-label={words} title={words}>
    {before && <span>{before}</span>}
    <Award of={award} width={13} height={13} />
    <span>{children}</span>
  </span>
);
