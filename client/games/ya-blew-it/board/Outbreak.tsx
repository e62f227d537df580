import { classes } from '../../../ui/classes';
import { Card } from '../art/Card';
import { labelOf } from './Claim';
import styles from './Outbreak.module.css';
import type { OnTable } from '../types';

/**
 * A Fire breaks out: its card is turned over large in the light, before the Claim as it lay there. With the flash that comes
 * then the Fire is there.
 */
export function Outbreak({ happening, resting, t }: OnTable) {
  const comes = happening.find(({ type }) => type === 'fireBroke');
  const isThere = resting.some(({ type }) => type === 'fireBroke');
  if (comes?.type !== 'fireBroke')
    return isThere && <div className={classes(styles.over, styles.flash)} aria-hidden />;
  return (
    // the prompt and the live region say it in words
    <div className={styles.over} data-moment="outbreak" aria-hidden>
      <div className={styles.glow} data-thing="glow" />
      <div className={styles.card} data-thing="outbreak">
        <Card card={comes.card} label={labelOf(comes.card, t)} />
      </div>
    </div>
  );
}
