import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialog';
import { IconButton } from '../ui/IconButton';
import { SettingsIcon } from '../ui/icons';
import { Settings } from './Settings';

/** Opens the settings; on every page. */
export function SettingsButton({ className }: { className?: string }) {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className={className}
        label={t('settings.title')}
        icon={<SettingsIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog kind="sheet" title={t('settings.title')} onClose={() => setOpen(false)}>
          <Settings />
        </Dialog>
      )}
    </>
  );
}
