import { classes } from '../../../ui/classes';
import styles from './Moment.module.css';
import type { OnTable } from '../types';

/** The relief of whoever rolled a number in a Fire that none of their cards shows: a label above it, until they have read it. */
export function Spared({ resting, playerID, t }: OnTable) {
  const isSpared = resting.some(
    (event) =>
      event.type === 'rolled' &&
      event.purpose === 'fire' &&
      event.playerID === playerID &&
      !event.hit,
  );
  if (!isSpared || playerID === null) return null;
  return (
    // the prompt and the live region say it as well
    <p
      className={classes(styles.moment, styles.kept, styles.spared)}
      data-seat={playerID}
      data-moment="spared"
      aria-hidden
    >
      {t('moment.spared')}
    </p>
  );
}
