import type { ReactNode } from 'react';
import type { Award as AwardName } from '../../../../shared/games/colorful-treasure/state';
import { Award } from '../art/Award';
import { AnyFace } from '../art/Face';
import styles from './Gain.module.css';
import type { Promised } from './promise';
import type { T } from '../types';

/** What taking cards leads to, one after the other: of awards and action tokens by their drawings, as they are counted elsewhere. */
export const Promises = ({ of, t }: { of: readonly Promised[]; t: T }) =>
  of.map(({ words, wins, step }) => (
    <span key={words} data-promise>
      {' '}
      {'·\u00a0'}
      {wins ? (
        <InSigns of={wins.award} words={words} before={t('promise.wins')}>
          {wins.points}
        </InSigns>
      ) : step ? (
        <InSigns of={step.award} words={words}>
          {step.has}/{step.wanted}
        </InSigns>
      ) : (
        <InSigns of="token" words={words} before={words} />
      )}
    </span>
  ));

type Props = {
  of: AwardName | 'token';
  words: string;
  /** What is said before the drawing, where there is room for it. */
  before?: string;
  children?: ReactNode;
};

/** A few words as a drawing with a figure, for the eye. */
export const InSigns = ({ of, words, before, children }: Props) => (
  <span className={styles.signs} role="img" aria-label={words} title={words}>
    {before && <span data-verb>{before}</span>}
    {of === 'token' ? <AnyFace width={13} height={13} /> : <Award of={of} width={13} height={13} />}
    {children && <span>{children}</span>}
  </span>
);
