import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchKey } from '../lobby/api';
import { Refused } from '../lobby/Refused';
import type { OwnSeat } from '../lobby/seats';
import { useAttempt } from '../lobby/useAttempt';
import { Button } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { Dialog } from '../ui/Dialog';
import { IconButton } from '../ui/IconButton';
import styles from './Handover.module.css';
import { continuePath, handOver } from './handing';
import { isLocal, useInvitation } from './Invite';
import { QrCode } from './QrCode';

type Props = { match: MatchKey; seat: OwnSeat };

/** Takes a seat to another device of its holder: a button that unfolds, for a menu. */
export function Handover(props: Props) {
  const { t } = useTranslation('handover');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        wide
        icon={<DevicesIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen((was) => !was)}
      >
        {t('open')}
      </Button>
      {isOpen && <Way {...props} />}
    </>
  );
}

/** The same as a sign that opens a dialog. */
export function HandoverSign(props: Props) {
  const { t } = useTranslation('handover');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('open')}
        icon={<DevicesIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog title={t('open')} onClose={() => setOpen(false)}>
          <Way {...props} />
        </Dialog>
      )}
    </>
  );
}

/** The way there, made for this occasion: the one before works no more. */
function Way({ match, seat }: Props) {
  const { t } = useTranslation('handover');
  const [token, setToken] = useState<string | null>(null);
  const { attempt, refused } = useAttempt();
  const page = useInvitation(continuePath(match));

  useEffect(() => {
    let isGone = false;
    void attempt(async () => {
      const made = await handOver(match, seat);
      if (!isGone) setToken(made);
    });
    return () => {
      isGone = true;
    };
    // one as long as this is shown
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (refused) return <Refused code={refused} />;
  if (token === null) return <p role="status">{t('making')}</p>;
  const link = `${page}#${token}`;
  return (
    <div className={styles.way}>
      <div className={styles.words}>
        <p>
          {t('about')} {t(isLocal(link) ? 'local' : 'secret')}
        </p>
        <CopyButton text={link}>{t('copy')}</CopyButton>
      </div>
      <div className={styles.code}>
        <QrCode text={link} label={t('qr')} />
      </div>
    </div>
  );
}

const DevicesIcon = () => (
  <svg viewBox="0 0 20 20" width={18} height={18} fill="currentColor" aria-hidden>
    <path d="M0 3h15v3h-2V5H2v7h6v2H0zM10 7h9v12h-9zm1.8 2v7h5.4V9zM4 15.5h4.5v2H4z" />
  </svg>
);
