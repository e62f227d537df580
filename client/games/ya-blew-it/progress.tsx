import type { Message } from '../../kit/contract';
import { lastSign } from '../../kit/lastSign';
import { isLate } from './isLate';
import styles from './progress.module.css';
import type { OnTable, Title } from './types';

/** The round, and how many cards are left: the last of them in the colour of a fuse that burns down; then the last Fire. */
export function progress({ view: { table, deckSize }, ctx, t }: OnTable): Message<Title> {
  if (ctx.gameover) return { key: 'progressOver', values: { round: table.round } };
  if (table.fire?.final)
    return {
      key: 'progress',
      values: { round: table.round },
      inlines: { left: lastSign(t('lastFire')) },
    };
  const words = t('left', { count: deckSize });
  const drawing =
    isLate(deckSize) && !table.over ? (
      <span className={styles.late} aria-hidden>
        {words}
      </span>
    ) : (
      words
    );
  return { key: 'progress', values: { round: table.round }, inlines: { left: { words, drawing } } };
}
