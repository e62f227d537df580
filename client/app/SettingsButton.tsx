import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../text/useTranslation';
import { IconButton } from '../ui/controls/IconButton';
import { SettingsIcon } from '../ui/signs/icons';

const SettingsDialog = lazy(async () => ({
  default: (await import('./SettingsDialog')).SettingsDialog,
}));

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
      <Suspense fallback={null}>
        {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
