import { hoardOf } from '../../../../shared/games/colorful-treasure/scoring';
import type { Kind } from '../../../../shared/games/colorful-treasure/state';
import styles from './Gain.module.css';
import { afterTaking, promised } from './promise';
import { InSigns, Promises } from './Promises';
import { standingWords } from '../words';
import type { OnTable } from '../types';

type Props = {
  found: readonly Kind[];
  /** Beside so many other answers; of more than two there is but room for a drawing with a number. */
  others: number;
  scene: OnTable;
};

/** What keys and chests are worth that make no pair: how one stands for the Chest award then, and what they still wait for. */
export function Hoard({ found, others, scene }: Props) {
  const { view, ctx, t } = scene;
  const taker = ctx.currentPlayer;
  const later = afterTaking(found, view, taker);
  const count = hoardOf(later.players[taker]);
  const words = standingWords(later, taker, t);
  return (
    <>
      {others > 2 ? (
        <InSigns of="chest" words={words}>
          {count}
        </InSigns>
      ) : (
        words
      )}
      <Promises of={promised(found, scene)} t={t} />
      {others < 2 && (
        <span className={styles.more} data-spare>
          {' '}
          {'·\u00a0'}
          {t(`second.waits.${found[0]}`)}
        </span>
      )}
    </>
  );
}
