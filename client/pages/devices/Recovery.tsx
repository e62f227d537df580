import { useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { PAGES } from '../../../shared/protocol/routes';
import { recoveryCode } from '../../net/me';
import { Refused } from '../../net/Refused';
import { useAttempt } from '../../net/useAttempt';
import { Button } from '../../ui/controls/Button';
import { ConfirmButton } from '../../ui/controls/ConfirmButton';
import { CopyButton } from '../../ui/controls/CopyButton';
import { useInvitation } from '../../tables/links/invitation';
import styles from './DevicesPage.module.css';
import { useDay } from './useDay';
import '../../tables/links/linkTexts';

type Props = { since: number | null; onMade(): Promise<unknown> };

/** What brings all seats back when every device is lost, shown once and on request. */
export function Recovery({ since, onMade }: Props) {
  const { t } = useTranslation('devices');
  const day = useDay();
  const { attempt, refused, isTrying } = useAttempt();
  const [code, setCode] = useState<string | null>(null);
  const link = useInvitation(PAGES.devices);
  const make = () =>
    void attempt(async () => {
      setCode(await recoveryCode());
      await onMade();
    });

  function save() {
    const url = URL.createObjectURL(
      new Blob([t('recoveryFile', { code, link })], { type: 'text/plain' }),
    );
    const anchor = Object.assign(document.createElement('a'), {
      href: url,
      download: 'wondertable.txt',
    });
    anchor.click();
    URL.revokeObjectURL(url);
  }

  return (
    <section aria-labelledby="recovery">
      <h2 id="recovery">{t('recovery')}</h2>
      <p>{t('recoveryAbout')}</p>
      <div role="status">
        {code !== null ? (
          <>
            <p className={styles.code}>{code}</p>
            <p>{t('recoveryOnce')}</p>
          </>
        ) : (
          since !== null && <p>{t('recoverySince', { day: day(since) })}</p>
        )}
      </div>
      <div className={styles.row}>
        {code !== null ? (
          <>
            <CopyButton text={code}>{t('recoveryCopy')}</CopyButton>
            <Button onClick={save}>{t('recoverySave')}</Button>
          </>
        ) : since === null ? (
          <Button unavailable={isTrying && t('links:making')} onClick={make}>
            {t('recoveryMake')}
          </Button>
        ) : (
          <ConfirmButton warning={t('recoveryRenewAbout')} onConfirm={make}>
            {t('recoveryRenew')}
          </ConfirmButton>
        )}
      </div>
      <Refused code={refused} />
    </section>
  );
}
