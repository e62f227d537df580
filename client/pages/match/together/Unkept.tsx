import { useState } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import { PAGES } from '../../../../shared/protocol/routes';
import { useUnkept } from '../../../tables/seats/KeepWarning';
import { WarningIcon } from '../../../ui/signs/icons';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Bar } from './Bar';

/** Says to whoever would lose their seat with the page what helps. */
export function Unkept() {
  const { t } = useTranslation('app');
  const why = useUnkept();
  const [isRead, setRead] = useState(false);
  // in another app's browser one was told when one sat down
  if (why === null || why === 'inApp' || isRead) return null;
  return (
    <Bar
      icon={<WarningIcon size={20} />}
      tools={<LinkButton to={PAGES.devices}>{t('devices.link')}</LinkButton>}
      onClose={() => setRead(true)}
    >
      {t(`keep.${why}`)}
    </Bar>
  );
}
