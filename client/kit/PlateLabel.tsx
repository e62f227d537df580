import type { ReactNode } from 'react';
import { useTranslation } from '../text/useTranslation';
import styles from './PlateLabel.module.css';

/** What a press on a plate would do, hung on its edge while it takes one; once pressed it asks for a second one. */
export function PlateLabel({ children }: { children: ReactNode }) {
  const { t } = useTranslation('match');
  return (
    // for the eye: the button says it to everybody else
    <span className={styles.label} aria-hidden>
      <span className={styles.first}>{children}</span>
      <span className={styles.again}>{t('plateAgain')}</span>
    </span>
  );
}
