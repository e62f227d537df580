import { useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import useSWR from 'swr';
import { usePage } from '../../app/usePage';
import { deviceKey } from '../../net/device';
import { myDevices } from '../../net/me';
import { loseDevice, syncSeats } from '../../net/syncSeats';
import { codeOf } from '../../net/refusal';
import { Refused } from '../../net/Refused';
import { KeepWarning } from '../../tables/seats/KeepWarning';
import { HomeIcon } from '../../ui/signs/icons';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Paper } from '../../ui/surfaces/Paper';
import { Wood } from '../../ui/surfaces/Wood';
import { AddDevice } from '../../tables/links/AddDevice';
import { DeviceList } from './DeviceList';
import styles from './DevicesPage.module.css';
import { EnterCode } from './EnterCode';
import { EraseMe } from './EraseMe';
import { Recovery } from './Recovery';
import './devicesTexts';

/** What makes somebody themselves here: their devices, and what brings their seats back when those are lost. */
export function DevicesPage() {
  const { t } = useTranslation('devices');
  const heading = usePage(`${t('page')} · Wondertable`);
  const [said, setSaid] = useState<'joined' | 'erased' | null>(null);
  const key = deviceKey();
  const { data, error, mutate } = useSWR(key && ['devices', key], ask);
  const known = key === null ? undefined : data;

  async function changed(what: 'joined' | 'erased' | null) {
    setSaid(what);
    await syncSeats();
    await mutate();
  }

  return (
    <main className={styles.page}>
      <Wood />
      <Paper className={styles.sheet}>
        <h1 {...heading}>{t('page')}</h1>
        <div role="status">{said && <p className={styles.said}>{t(said)}</p>}</div>
        {known ? (
          <>
            <p>{t('about')}</p>
            <KeepWarning />
            <DeviceList devices={known.devices} onChange={() => changed(null)} />
            <AddDevice />
            <Recovery since={known.recoverySince} onMade={() => mutate()} />
          </>
        ) : (
          key === null && <p>{t('none')}</p>
        )}
        {error && codeOf(error) !== 'credentials' && <Refused code={codeOf(error)} />}
        <EnterCode hasSeats={key !== null} onEntered={() => changed('joined')} />
        {known && (
          <EraseMe
            onErased={() => {
              if (key !== null) loseDevice(key);
              return changed('erased');
            }}
          />
        )}
        <LinkButton to="/" icon={<HomeIcon />}>
          {t('app:toHome')}
        </LinkButton>
      </Paper>
    </main>
  );
}

async function ask() {
  await syncSeats(); // what was taken by credentials of its own, or lost, first
  return deviceKey() === null ? undefined : myDevices();
}
