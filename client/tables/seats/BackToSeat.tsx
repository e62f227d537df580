import { useTranslation } from '../../text/useTranslation';
import { Link } from 'wouter';
import { PAGES } from '../../../shared/protocol/routes';
import styles from './BackToSeat.module.css';

/** Says to whoever only watches how they come back to a seat of theirs. */
export function BackToSeat() {
  const { t } = useTranslation('app');
  return (
    <p className={styles.back}>
      {t('devices.back')} {t('devices.backAbout')}{' '}
      <Link href={PAGES.devices}>{t('devices.link')}</Link>
    </p>
  );
}
