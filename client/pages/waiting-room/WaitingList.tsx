import { useTranslation } from '../../text/useTranslation';
import type { Waiting } from '../../tables/options/WaitingFields';
import styles from './OptionList.module.css';

/** How long the table waits for whom, for those who cannot change it. */
export function WaitingList({ absence, clock }: Waiting) {
  const { t } = useTranslation('app');
  return (
    <dl className={styles.options}>
      <div>
        <dt>{t('absence.title')}</dt>
        <dd className={styles.value}>{t(`absence.${absence}`)}</dd>
        <dd className={styles.about}>{t(`absence.about.${absence}`)}</dd>
      </div>
      <div>
        <dt>{t('clock.title')}</dt>
        <dd className={styles.value}>{t(`clock.of.${clock}`)}</dd>
        <dd className={styles.about}>{t(clock === 0 ? 'clock.noneAbout' : 'clock.about')}</dd>
      </div>
    </dl>
  );
}
