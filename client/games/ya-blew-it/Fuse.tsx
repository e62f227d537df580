import type { PlayerID } from 'boardgame.io';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { DYNAMITE } from '../../../shared/games/ya-blew-it/state';
import { classes } from '../../ui/classes';
import styles from './Fuse.module.css';

type Props = {
  /** The numbers that match. */
  lit: readonly number[];
  /** What they do, in a few words. */
  children: ReactNode;
  /** The last roll, if it was against these numbers. */
  rolled: { number: number; playerID: PlayerID } | null;
  t: TFunction;
};

const FACES = Array.from({ length: DYNAMITE }, (_, i) => i + 1);

/** The eight numbers of the die along a fuse: those that match burn. */
export function Fuse({ lit, children, rolled, t }: Props) {
  const chance = new Intl.NumberFormat(t('match:language'), {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(lit.length / DYNAMITE);
  return (
    <div className={styles.odds}>
      <p className={styles.words}>
        <span>{children}</span>
        <span className={styles.chance}>{chance}</span>
      </p>
      <ol className={styles.fuse} aria-label={t('board.fuse')}>
        {FACES.map((face) => {
          const isLit = lit.includes(face);
          const isRolled = rolled?.number === face;
          return (
            <li
              key={face}
              className={classes(styles.face, isLit && styles.lit, isRolled && styles.rolled)}
              data-seat={isRolled ? rolled.playerID : undefined}
            >
              {isLit && <Spark number={face} />}
              <span className={styles.number}>{face}</span>
              <span className="visually-hidden">
                {t(isLit ? 'board.lit' : 'board.unlit')}
                {isRolled && `, ${t('board.rolled')}`}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const Spark = ({ number }: { number: number }) => (
  <svg viewBox="-22 -22 44 44" data-thing={`lit:${number}`} aria-hidden>
    <polygon
      points="22,0 15.71,6.51 15.56,15.56 6.51,15.71 0,22 -6.51,15.71 -15.56,15.56 -15.71,6.51 -22,0 -15.71,-6.51 -15.56,-15.56 -6.51,-15.71 0,-22 6.51,-15.71 15.56,-15.56 15.71,-6.51"
      fill="#ff8a2a"
    />
  </svg>
);
