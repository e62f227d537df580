import { useTranslation } from '../../../text/useTranslation';
import { Reload } from '../../../app/OutdatedPage';
import { useOutdated } from '../../../app/useOutdated';
import { OfflineIcon, WarningIcon } from '../../../ui/signs/icons';
import { Banner } from './Banner';

/** Says that the server cannot be reached, or that it is another one by now. */
export function ConnectionBanner({ connected }: { connected: boolean }) {
  const { t } = useTranslation('match');
  const isOld = useOutdated(connected);
  if (!connected) return <Banner icon={<OfflineIcon />}>{t('reconnecting')}</Banner>;
  if (!isOld) return null;
  return (
    <Banner icon={<WarningIcon />}>
      {t('app:trouble.outdated')}
      <Reload />
    </Banner>
  );
}
