import { useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import type { Device } from '../../../shared/protocol/requests';
import { removeDevice } from '../../net/me';
import { Refused } from '../../net/Refused';
import { useAttempt } from '../../net/useAttempt';
import { ConfirmDialog } from '../../ui/surfaces/ConfirmDialog';
import { IconButton } from '../../ui/controls/IconButton';
import { CloseIcon } from '../../ui/signs/icons';
import styles from './DevicesPage.module.css';
import { useDay } from './useDay';

type Props = { devices: readonly Device[]; onChange(): Promise<void> };

/** All devices of the player, which can be taken away one by one. */
export function DeviceList({ devices, onChange }: Props) {
  const { t } = useTranslation('devices');
  const day = useDay();
  const { attempt, refused } = useAttempt();
  const [asked, setAsked] = useState<Device | null>(null);
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{t('list')}</h2>
      <ul className={styles.list}>
        {devices.map((device) => (
          <li key={device.id} className={styles.device}>
            <span>
              {device.label}
              <small>{device.isThis ? t('this') : t('seen', { day: day(device.seenAt) })}</small>
            </span>
            <IconButton
              label={t('remove', { label: device.label })}
              icon={<CloseIcon size={16} />}
              aria-haspopup="dialog"
              onClick={() => setAsked(device)}
            />
          </li>
        ))}
      </ul>
      <Refused code={refused} />
      {asked && (
        <ConfirmDialog
          title={t('removeAsk')}
          about={t(asked.isThis ? 'removeThisAbout' : 'removeAbout', { label: asked.label })}
          yes={t('removeYes')}
          onYes={() =>
            void attempt(async () => {
              await removeDevice(asked.id);
              await onChange();
            })
          }
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
