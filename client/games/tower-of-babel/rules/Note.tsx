import { ROWS, SHARE } from '../../../../shared/games/tower-of-babel/figures';
import { FigureTable } from '../../../kit/FigureTable';
import { Paper } from '../../../ui/surfaces/Paper';
import { DiscsLeft } from '../board/DiscsLeft';

import styles from './Note.module.css';
import { seenWonders } from '../seen';
import type { OnTable } from '../types';

/** The reference card: the row of the scoring table that is in force, and how near the end is. */
export const Note = (scene: OnTable) => {
  const { view, t } = scene;
  return (
    <Paper className={styles.note}>
      <h2 className={styles.title}>{t('note.points')}</h2>
      <div data-hint="row">
        <FigureTable
          rows={[
            { name: t('note.finished'), figures: ROWS.map((_, i) => i + 1) },
            { name: t('note.most'), figures: ROWS.map(({ most }) => most) },
            { name: t('note.second'), figures: ROWS.map(({ second }) => second) },
            { name: t('note.others'), figures: ROWS.map(() => SHARE) },
          ]}
          marked={view.table.over ? undefined : seenWonders(scene)}
        />
      </div>
      <h2 className={styles.title}>{t('left.title')}</h2>
      <DiscsLeft view={view} t={t} />
    </Paper>
  );
};
