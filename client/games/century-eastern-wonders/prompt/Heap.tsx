import type { PlayerID } from '../../../../shared/engine/game';
import type { CSSProperties } from 'react';
import type { Spice } from '../../../../shared/games/century-eastern-wonders/spices';
import { SpiceCube } from '../art/Spice';
import { classes } from '../../../ui/classes';
import styles from './HoldBar.module.css';
import { cubeIn, heapIn } from '../thingNames';
import type { T } from '../types';

type Props = {
  spice: Spice;
  count: number;
  /** What each of the cubes would leave for that would go. */
  going: readonly string[];
  owner: PlayerID;
  onPick?: () => void;
  /** Its cubes can be taken in hand. */
  mayDrag: boolean;
  t: T;
};

/** How many leave for the same from this one on; none where the one before it does. */
function runAt(going: readonly string[], from: number): number {
  if (from < 0 || going[from] === going[from - 1]) return 0;
  const end = going.findIndex((why, i) => i > from && why !== going[from]);
  return (end === -1 ? going.length : end) - from;
}

/** The cubes of one spice in the hold: one button where there is something to choose. */
export function Heap({ spice, count, going, owner, onPick, mayDrag, t }: Props) {
  const words = t(`cubes.${spice}`, { count });
  const stay = count - going.length;
  const cubes = Array.from({ length: count }, (_, i) => {
    const why = going[i - stay];
    const run = runAt(going, i - stay);
    return (
      <i key={i} className={classes(styles.place, why !== undefined && styles.going)}>
        <span
          className={styles.cube}
          data-thing={cubeIn(owner, spice, i)}
          data-drag={mayDrag ? spice : undefined}
        >
          <SpiceCube spice={spice} />
        </span>
        {run > 0 && (
          <small className={styles.why} style={{ '--run': run } as CSSProperties}>
            {why}
          </small>
        )}
      </i>
    );
  });
  return (
    <li
      className={styles.heap}
      style={{ '--many': count } as CSSProperties}
      data-thing={heapIn(owner, spice)}
      data-hint={spice}
    >
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
