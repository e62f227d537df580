import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EyeIcon } from '../ui/icons';
import styles from './Side.module.css';

type Props = { log: ReactNode; chat: ReactNode; watching: number };

/** The log, and below it the chat. */
export function Side({ log, chat, watching }: Props) {
  const { t } = useTranslation('match');
  return (
    <div className={styles.side}>
      <h2 className={styles.title}>{t('log.title')}</h2>
      {log}
      <h2 className={styles.title}>
        {t('chat.title')}
        {watching > 0 && (
          <span className={styles.aside}>
            <EyeIcon size={14} /> {t('watchers', { count: watching })}
          </span>
        )}
      </h2>
      {chat}
    </div>
  );
}
