import { SHARE } from '../../../shared/games/tower-of-babel/figures';
import type { Message } from '../../kit/contract';

import styles from './progress.module.css';
import { seenRow } from './seen';
import type { OnTable, Title } from './types';

/** How far the match is, and what the next wonder brings; how high the supply is only where there is room. */
export function progress(scene: OnTable): Message<Title> {
  const { view, ctx, t } = scene;
  const supply = t('progress.supply', { supply: view.supplySize });
  return {
    key: view.table.over ? 'progress.over' : 'progress.going',
    values: { turn: ctx.turn, ...seenRow(scene), share: SHARE },
    inlines: {
      supply: {
        words: supply,
        drawing: (
          <span className={styles.supply} aria-hidden>
            {supply}
          </span>
        ),
      },
    },
  };
}
