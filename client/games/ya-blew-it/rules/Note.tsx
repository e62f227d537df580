import { Paper } from '../../../ui/surfaces/Paper';
import { Fire } from '../art/Fire';
import { fireWords } from '../fire/fireWords';
import { PointsTable } from './PointsTable';
import styles from './Note.module.css';
import type { OnTable } from '../types';

/** The reference card: what gems of one colour are worth, and how many Fires are still to come; shorter where there is little room. */
export const Note = ({ view, t }: OnTable) => (
  <Paper className={styles.note}>
    <h2 className={styles.title}>{t('note.title')}</h2>
    <div className={styles.points} data-hint="points">
      <PointsTable />
    </div>
    <p className={styles.fires} data-hint="fires">
      <Fire width={20} height={20} />
      <span className={styles.whole}>{fireWords('note.fires', { view, t })}</span>
      <span className={styles.brief} aria-hidden>
        {fireWords('board.fires', { view, t })}
      </span>
    </p>
  </Paper>
);
