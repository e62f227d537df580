import type { PlayerID } from 'boardgame.io';
import type { TFunction } from 'i18next';
import type { Spice } from '../../../shared/games/century-eastern-wonders/spices';
import { SpiceCube } from '../../ui/art/Spice';
import { classes } from '../../ui/classes';
import styles from './HoldBar.module.css';

type Props = {
  spice: Spice;
  count: number;
  /** What each of the cubes would leave for that would go. */
  going: readonly string[];
  owner: PlayerID;
  onPick?: () => void;
  t: TFunction;
};

/** The cubes of one spice in the hold: one button where there is something to choose. */
export function Heap({ spice, count, going, owner, onPick, t }: Props) {
  const words = t(`cubes.${spice}`, { count });
  const stay = count - going.length;
  const cubes = Array.from({ length: count }, (_, i) => {
    const why = going[i - stay];
    return (
      <i key={i} className={classes(styles.place, why !== undefined && styles.going)}>
        <SpiceCube spice={spice} />
        {why !== undefined && <small className={styles.why}>{why}</small>}
      </i>
    );
  });
  return (
    <li className={styles.heap} style={{ flexGrow: count }} data-thing={`hold:${owner}:${spice}`}>
      {onPick ? (
        <button
          type="button"
          className={styles.pick}
          aria-label={t('hold.pick', { cubes: words, count: going.length })}
          onClick={onPick}
        >
          {cubes}
        </button>
      ) : (
        <>
          {cubes}
          <span className="visually-hidden">
            {words}
            {going.length > 0 && `, ${t('hold.going', { count: going.length })}`}
          </span>
        </>
      )}
    </li>
  );
}
