import { useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { IconButton } from '../../ui/controls/IconButton';
import { LeaveIcon } from '../../ui/signs/icons';
import { ConfirmDialog } from '../../ui/surfaces/ConfirmDialog';

/** The way out for whoever sits there. */
export function LeaveSeat({ standUp }: { standUp(): void }) {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('leave.title')}
        icon={<LeaveIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ConfirmDialog
          title={t('leave.ask')}
          about={t('leave.about')}
          yes={t('leave.title')}
          onYes={standUp}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
