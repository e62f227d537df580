import { useTranslation } from '../../text/useTranslation';
import { rememberLook, rememberName } from '../../net/look';
import { eraseMe } from '../../net/me';
import { Refused } from '../../net/Refused';
import { useAttempt } from '../../net/useAttempt';
import { forgetAnnouncements } from '../../ui/announce';
import { ConfirmButton } from '../../ui/controls/ConfirmButton';
import { LeaveIcon } from '../../ui/signs/icons';
import styles from './DevicesPage.module.css';

/** Has everything forgotten, at every table. */
export function EraseMe({ onErased }: { onErased(): Promise<void> }) {
  const { t } = useTranslation('devices');
  const { attempt, refused } = useAttempt();
  return (
    <section aria-labelledby="erase">
      <h2 id="erase">{t('erase')}</h2>
      <p>{t('eraseAbout')}</p>
      <div className={styles.row}>
        <ConfirmButton
          icon={<LeaveIcon />}
          warning={t('eraseWarning')}
          onConfirm={() =>
            void attempt(async () => {
              await eraseMe();
              // nor does this browser offer it again
              rememberName('');
              rememberLook({});
              forgetAnnouncements();
              await onErased();
            })
          }
        >
          {t('erase')}
        </ConfirmButton>
      </div>
      <Refused code={refused} />
    </section>
  );
}
