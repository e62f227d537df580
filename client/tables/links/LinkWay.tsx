import type { ReactNode } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { CopyButton } from '../../ui/controls/CopyButton';
import { isLocal } from './invitation';
import { QrCode } from './QrCode';
import styles from './AddDevice.module.css';
import './linkTexts';

type Props = { link: string; qr: string; children: ReactNode };

/** A link that is for one person alone, and a picture of it. */
export function LinkWay({ link, qr, children }: Props) {
  const { t } = useTranslation('links');
  return (
    <div className={styles.way}>
      <div className={styles.words}>
        {isLocal(link) && <p>{t('local')}</p>}
        {children}
        <CopyButton text={link}>{t('copy')}</CopyButton>
      </div>
      <div className={styles.picture}>
        <QrCode text={link} label={qr} />
      </div>
    </div>
  );
}
