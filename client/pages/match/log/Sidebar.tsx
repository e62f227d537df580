import type { ReactNode } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import { EyeIcon } from '../../../ui/signs/icons';
import { classes } from '../../../ui/classes';
import styles from './Sidebar.module.css';
import '../../../tables/talk/peopleTexts';

type Props = {
  log: ReactNode;
  /** Absent where nobody is there to talk to. */
  chat?: ReactNode;
  /** What is said without words. */
  signs?: ReactNode;
  /** What those say who watch. */
  asides?: ReactNode;
  /** What everybody is told beside what is said. */
  notes?: ReactNode;
  watching?: number;
};

/** The log, and below it the chat. */
export function Sidebar({ log, chat, signs, asides, notes, watching = 0 }: Props) {
  const { t } = useTranslation('match');
  return (
    <div className={styles.side}>
      <h2 className={styles.title}>
        {t('log.title')}
        <span className={classes(styles.aside, styles.toPoint)} aria-hidden>
          {t('log.toPoint')}
        </span>
      </h2>
      {log}
      {chat && (
        <h2 className={styles.title}>
          {t('app:chat.title')}
          {watching > 0 && (
            <span className={styles.aside}>
              <EyeIcon size={14} /> {t('watchers', { count: watching })}
            </span>
          )}
        </h2>
      )}
      {notes}
      {chat}
      {signs}
      {asides && <h2 className={styles.title}>{t('people:hearing.watchersTalk')}</h2>}
      {asides}
    </div>
  );
}
