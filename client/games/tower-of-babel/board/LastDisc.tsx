import { SHARE } from '../../../../shared/games/tower-of-babel/figures';
import styles from './LastDisc.module.css';
import { seenRow } from '../seen';
import type { OnTable } from '../types';

/** Stands at a wonder whose last disc lies there: what finishing it brings, as things are. */
export function LastDisc(scene: OnTable) {
  const { t } = scene;
  const values = { ...seenRow(scene), share: SHARE };
  const words = t('progress.nextWords', values);
  return (
    <span className={styles.last} data-hint="lastDisc" data-hint-note={words}>
      <span aria-hidden>
        <b>{values.most}</b>/{values.second}/{values.share}
      </span>
      <span className="visually-hidden">{t('board.last', values)}</span>
    </span>
  );
}
