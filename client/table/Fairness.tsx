import { useTranslation } from 'react-i18next';
import styles from './Fairness.module.css';

/** The server's sealed promise about the deal, and what it is good for. */
export function Fairness({ commitment }: { commitment: string }) {
  const { t } = useTranslation('app');
  return (
    <details className={styles.fairness}>
      <summary>{t('fairness.title')}</summary>
      <p>{t('fairness.about')}</p>
      <code>{commitment}</code>
    </details>
  );
}
