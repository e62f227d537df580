import { useTranslation } from '../text/useTranslation';
import { Dialog } from '../ui/surfaces/Dialog';
import { Settings } from './Settings';

/** The settings over whatever page they were opened on. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('app');
  return (
    <Dialog kind="sheet" title={t('settings.title')} onClose={onClose}>
      <Settings />
    </Dialog>
  );
}
