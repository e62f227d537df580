import type { CSSProperties } from 'react';
import {
  kindsIn,
  size,
  type Cubes,
  type Spice,
} from '../../../../shared/games/century-eastern-wonders/spices';
import { holdLimit } from '../../../../shared/games/century-eastern-wonders/table';
import { useDrag } from '../../../kit/useDrag';
import { useScreen } from '../../../ui/hooks/useScreen';
import { SpiceCube } from '../art/Spice';
import { classes } from '../../../ui/classes';
import { Disc } from '../../../ui/signs/Disc';
import { listed } from '../cubes';

import { Heap } from './Heap';
import { OutpostRow } from './OutpostRow';
import { px } from '../../../ui/art/place';
import styles from './HoldBar.module.css';
import { holdOf } from '../thingNames';
import type { Seated } from '../types';

/** A cube that would leave the hold, and what for. */
export type Leaving = { spice: Spice; why: string };

type Props = {
  scene: Seated;
  leaving?: readonly Leaving[];
  /** Cubes that would come. */
  coming?: Cubes;
  /** Asks for a cube of this spice to be among those that leave. */
  onPick?: (spice: Spice) => void;
  /** A cube of this spice was dropped where cubes go. */
  onDrop?: (spice: Spice, thing: string) => void;
};

/** A place for a cube, the gap after it, and all of them together at most, in pixels. */
const WIDEST = 28;
const GAP = 2;
const WIDTH = 300;

/** So many cubes are told apart in that; of more that would come each kind is one cube with its number. */
const MOST = 16;

/** Cubes that would come, each by itself or each kind. */
const guestsOf = (coming: Cubes, areMany: boolean): { spice: Spice; count: number }[] =>
  areMany
    ? kindsIn(coming).map((spice) => ({ spice, count: coming[spice] }))
    : listed(coming).map((spice) => ({ spice, count: 1 }));

/** The reader's hold: every cube in its place, those that would leave lifted, and how full it would be; on a phone their outposts below it. */
export function HoldBar({ scene, leaving = [], coming, onPick, onDrop }: Props) {
  const { view, playerID, t } = scene;
  const { isPhone } = useScreen();
  const { hold } = view.table.players[playerID];
  const limit = holdLimit(view.table, playerID);
  const now = size(hold);
  const more = coming ? size(coming) : 0;
  const then = now - leaving.length + more;
  const guests = coming ? guestsOf(coming, now + more > MOST) : [];
  const empty = Math.max(0, limit - now - guests.length);
  const places = now + guests.length + empty;
  // however many more cubes than places there are, the hold is as wide as with none too many
  const wide = Math.min(WIDTH, limit * (WIDEST + GAP));
  const drag = useDrag({
    what: '[data-drag]',
    onto: '[data-touch="main"]',
    drop: (cube, { dataset }) => onDrop?.(cube.dataset.drag as Spice, dataset.thing!),
  });
  return (
    <div
      className={styles.bar}
      data-hint="hold"
      role="group"
      aria-label={t('hold.label')}
      style={{ '--place': px(wide / Math.max(places, limit) - GAP) } as CSSProperties}
    >
      {/* also while it is told above what others do */}
      <Disc seat={playerID} size={18} />
      <ul className={styles.heaps} data-thing={holdOf(playerID)} {...(onDrop && drag)}>
        {kindsIn(hold).map((spice) => (
          <Heap
            key={spice}
            spice={spice}
            count={hold[spice]}
            going={leaving.filter((one) => one.spice === spice).map(({ why }) => why)}
            owner={playerID}
            onPick={onPick && (() => onPick(spice))}
            mayDrag={onDrop !== undefined}
            t={t}
          />
        ))}
        {guests.map(({ spice, count }, i) => (
          <li key={`coming.${i}`} className={classes(styles.place, styles.coming)} aria-hidden>
            <span className={styles.cube}>
              <SpiceCube spice={spice} />
            </span>
            {count > 1 && <small className={styles.why}>{`+${count}`}</small>}
          </li>
        ))}
        {Array.from({ length: empty }, (_, i) => (
          <li key={`empty.${i}`} className={styles.place} aria-hidden />
        ))}
      </ul>
      <b className={classes(styles.count, then > limit && styles.over)}>
        <span className="visually-hidden">{t('hold.count', { count: now, then, limit })}</span>
        <span aria-hidden>{then === now ? `${now}/${limit}` : `${now} → ${then}`}</span>
      </b>
      {isPhone && <OutpostRow {...scene} />}
    </div>
  );
}
