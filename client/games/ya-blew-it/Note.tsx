import { firesToCome } from '../../../shared/games/ya-blew-it/table';
import { Paper } from '../../ui/Paper';
import { Fire } from './art/Fire';
import { PointsTable } from './PointsTable';
import styles from './Note.module.css';
import type { OnTable } from './types';

/** The reference card: what gems of one colour are worth, and how many Fires are still to come. */
export const Note = ({ view: { table }, t }: OnTable) => (
  <Paper className={styles.note}>
    <h2 className={styles.title}>{t('note.title')}</h2>
    <PointsTable />
    <p className={styles.fires}>
      <Fire width={20} height={20} />
      {t('note.fires', { count: firesToCome(table) })}
    </p>
  </Paper>
);
