import { useState } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import { Reload } from '../../../app/OutdatedPage';
import { useOutdated } from '../../../app/useOutdated';
import { IconButton } from '../../../ui/controls/IconButton';
import { CloseIcon, OfflineIcon, WarningIcon } from '../../../ui/signs/icons';
import { Banner } from './Banner';

/** Says that the server cannot be reached, or that it is another one by now, which may be put off: the match goes on all the same. */
export function ConnectionBanner({ connected }: { connected: boolean }) {
  const { t } = useTranslation('match');
  const isOld = useOutdated(connected);
  const [isPutOff, setPutOff] = useState(false);
  if (!connected) return <Banner icon={<OfflineIcon />}>{t('reconnecting')}</Banner>;
  if (!isOld || isPutOff) return null;
  return (
    <Banner icon={<WarningIcon />}>
      {t('app:trouble.outdated')}
      <Reload />
      <IconButton label={t('app:close')} icon={<CloseIcon />} onClick={() => setPutOff(true)} />
    </Banner>
  );
}
