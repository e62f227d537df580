import { SHARE } from '../../../shared/games/tower-of-babel/figures';
import type { Message } from '../../kit/contract';

import styles from './progress.module.css';
import { seenRow } from './seen';
import type { OnTable, Title } from './types';

/** How far the match is, and what the next wonder brings: in words where there is room, and how high the supply is. */
export function progress(scene: OnTable): Message<Title> {
  const { view, ctx, t } = scene;
  const { over } = view.table;
  const supply = t('progress.supply', { supply: view.supplySize });
  const points = { ...seenRow(scene), share: SHARE };
  const words = t(`progress.${over ? 'unfinished' : 'next'}Words`, points);
  return {
    key: over ? 'progress.over' : 'progress.going',
    values: { turn: ctx.turn },
    inlines: {
      row: {
        words,
        drawing: (
          <span aria-hidden>
            <span className={styles.words} data-hint="row">
              {words}
            </span>
            <span className={styles.code} data-hint="row" data-hint-note={words}>
              {t(`progress.${over ? 'unfinished' : 'next'}`, points)}
              <span className={styles.unit}>{t('progress.unit')}</span>
            </span>
          </span>
        ),
      },
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
