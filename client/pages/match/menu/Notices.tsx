import { useTranslation } from '../../../text/useTranslation';
import { Toggle } from '../../../ui/controls/Toggle';
import { canNotify, notices, switchNotices } from './notice';
import { useSetting } from '../../../app/setting';

/** Whether the browser says that it is our turn, where browsers do so. */
export function Notices() {
  const { t } = useTranslation('match');
  const areOn = useSetting(notices) === 'on';
  if (!canNotify()) return null;
  return (
    <Toggle
      label={t('notices.title')}
      about={t('notices.about')}
      on={areOn}
      onChange={(on) => void switchNotices(on)}
    />
  );
}
