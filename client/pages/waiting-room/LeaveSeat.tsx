import { useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { IconButton } from '../../ui/controls/IconButton';
import { LeaveIcon } from '../../ui/signs/icons';
import { Confirm } from '../../ui/surfaces/Confirm';

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
        <Confirm
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
