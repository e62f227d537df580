import { classes } from '../../../ui/classes';
import { Disc } from '../../../ui/signs/Disc';
import { Detonator } from '../art/Detonator';
import { Hand } from '../art/Hand';
import { Jumper } from '../art/Jumper';
import styles from './Pass.module.css';
import type { OnTable } from '../types';

/** Who lets the Claim go by, keeps their Claim Jumper back, or uses a Faulty Detonator, without a word: a shingle that hangs from the beam as long as that is in sight. */
export function Pass({
  view,
  happening,
  resting,
}: Pick<OnTable, 'view' | 'happening' | 'resting'>) {
  const event = [...happening, ...resting].find(
    (one) => one.type === 'passed' || one.type === 'declined' || one.type === 'rerolled',
  );
  if (!event) return null;
  return (
    // the prompt and the live region say it in words
    <p
      key={event.playerID}
      className={classes(styles.shingle, view.table.fire && styles.inFire)}
      data-seat={event.playerID}
      data-moment={event.type}
      aria-hidden
    >
      <Disc seat={event.playerID} size={28} />
      {event.type === 'declined' && <Jumper width={28} height={28} />}
      {event.type === 'rerolled' ? (
        <Detonator width={28} height={28} />
      ) : (
        <Hand width={28} height={28} />
      )}
    </p>
  );
}
