import type { PlayerID } from '../../../../shared/engine/game';
import type { CSSProperties, ReactNode } from 'react';
import { DYNAMITE } from '../../../../shared/games/ya-blew-it/state';
import { classes } from '../../../ui/classes';
import { useScreen } from '../../../ui/hooks/useScreen';
import { Dynamite } from '../art/Dynamite';
import { Safe } from '../art/Safe';
import styles from './Fuse.module.css';
import type { T } from '../types';

type Props = {
  /** The numbers that match, or that burn a card. */
  lit: readonly number[];
  /** The numbers that cost a Safe. */
  spending?: readonly number[];
  /** The numbers are unwelcome: in a Fire, or when the Claim is staked. */
  isDanger?: boolean;
  /** What they do, in a few words. */
  children: ReactNode;
  /** The last roll, if it was against these numbers. */
  rolled: { number: number; playerID: PlayerID } | null;
  /** The number that a spark runs to, or has just come to: it is what tells of the roll. */
  sparkTo?: number;
  t: T;
};

const FACES = Array.from({ length: DYNAMITE }, (_, i) => i + 1);

/** The eight numbers of the die along a fuse that leads to dynamite: those that match burn. */
export function Fuse({ lit, spending, isDanger, children, rolled, sparkTo, t }: Props) {
  const hint = spending ? 'burning' : 'fuse';
  const isLanding = sparkTo !== undefined && rolled !== null;
  return (
    <div className={classes(styles.odds, isDanger && styles.danger)} data-thing="fuse">
      <p className={styles.words}>
        <span>{children}</span>
        {spending && spending.length > 0 && <Spending count={spending.length} t={t} />}
      </p>
      <div className={styles.way}>
        <ol
          className={classes(styles.fuse, isLanding && styles.landing)}
          aria-label={t('board.fuse')}
        >
          {FACES.map((face) => (
            <Face
              key={face}
              face={face}
              isLit={lit.includes(face)}
              isSpending={spending?.includes(face)}
              roller={rolled?.number === face ? rolled.playerID : undefined}
              hint={hint}
              t={t}
            />
          ))}
        </ol>
        {sparkTo !== undefined && <Runner number={sparkTo} isThere={isLanding} />}
        <span className={styles.charge} data-hint={hint}>
          <Dynamite width={38} height={38} isLit={false} />
        </span>
      </div>
    </div>
  );
}

/** How many numbers cost a Safe: in one sentence with how many burn; where there is little room the Safe is drawn. */
function Spending({ count, t }: { count: number; t: T }) {
  const { isPhone } = useScreen();
  return (
    <span className={styles.safes} data-hint="safe">
      {isPhone && <span aria-hidden>{t('board.costing', { count })}</span>}
      <Safe width={22} height={22} />
      <span className={classes(isPhone && 'visually-hidden')}>
        {t('board.odds', { count, faces: DYNAMITE })} {t('board.spending', { count })}
      </span>
    </span>
  );
}

type FaceProps = {
  face: number;
  isLit: boolean;
  /** Whether it costs a Safe; nothing where no number does. */
  isSpending: boolean | undefined;
  /** Who rolled it last. */
  roller: PlayerID | undefined;
  hint: 'burning' | 'fuse';
  t: T;
};

function Face({ face, isLit, isSpending, roller, hint, t }: FaceProps) {
  const lights = hint === 'burning' ? 'burns' : 'lit';
  const isRolled = roller !== undefined;
  const words = [
    ...(isLit ? [t(`board.${lights}`)] : []),
    ...(isSpending ? [t('board.spends')] : []),
    ...(isLit || isSpending ? [] : [t(`board.${lights}Not`)]),
    ...(isRolled ? [t('board.rolled')] : []),
  ];
  return (
    <li
      className={classes(styles.face, isLit && styles.lit, isRolled && styles.rolled)}
      data-seat={roller}
      data-hint={hint}
    >
      {isLit && <Spark number={face} />}
      <span className={styles.number}>{face}</span>
      {isSpending && <Safe width={19} height={19} />}
      <span className="visually-hidden">{words.join(', ')}</span>
    </li>
  );
}

/** What runs to the number that is rolled as the die settles, and flashes there. */
const Runner = ({ number, isThere }: { number: number; isThere: boolean }) => (
  <span
    className={classes(styles.runner, isThere && styles.there)}
    style={{ '--at': (number - 1) / (DYNAMITE - 1) } as CSSProperties}
    data-thing="runner"
    data-at={number}
    aria-hidden
  />
);

const Spark = ({ number }: { number: number }) => (
  <svg viewBox="-22 -22 44 44" className={styles.spark} data-thing={`lit:${number}`} aria-hidden>
    <polygon
      points="22,0 15.71,6.51 15.56,15.56 6.51,15.71 0,22 -6.51,15.71 -15.56,15.56 -15.71,6.51 -22,0 -15.71,-6.51 -15.56,-15.56 -6.51,-15.71 0,-22 6.51,-15.71 15.56,-15.56 15.71,-6.51"
      fill="#ff8a2a"
    />
  </svg>
);
