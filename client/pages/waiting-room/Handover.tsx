import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchKey } from '../../net/api';
import { Refused } from '../../net/Refused';
import type { OwnSeat } from '../../net/seats';
import { useAttempt } from '../../net/useAttempt';
import { Button } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { Dialog } from '../../ui/Dialog';
import { IconButton } from '../../ui/IconButton';
import styles from './Handover.module.css';
import { continuePath } from '../../net/paths';
import { handOver } from '../../net/deviceTransfer';
import { isLocal, useInvitation } from './Invite';
import { QrCode } from './QrCode';

type Props = { match: MatchKey; seat: OwnSeat };

/** Takes a seat to another device of its holder: a button that unfolds, for a menu. */
export function Handover(props: Props) {
  const { t } = useTranslation('handover');
  const { isOpen, open, close, way } = useHandover(props);
  return (
    <>
      <Button wide icon={<DevicesIcon />} aria-expanded={isOpen} onClick={isOpen ? close : open}>
        {t('open')}
      </Button>
      {isOpen && way}
    </>
  );
}

/** The same as a sign that opens a dialog. */
export function HandoverSign(props: Props) {
  const { t } = useTranslation('handover');
  const { isOpen, open, close, way } = useHandover(props);
  return (
    <>
      <IconButton label={t('open')} icon={<DevicesIcon />} aria-haspopup="dialog" onClick={open} />
      {isOpen && (
        <Dialog title={t('open')} onClose={close}>
          {way}
        </Dialog>
      )}
    </>
  );
}

/** A way to another device is made each time it is asked for: the one before works no more. */
function useHandover({ match, seat }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const { attempt, refused } = useAttempt();
  const latest = useRef(0);

  function open() {
    const asked = ++latest.current;
    setOpen(true);
    setToken(null);
    void attempt(async () => {
      const made = await handOver(match, seat);
      if (asked === latest.current) setToken(made);
    });
  }

  const way = refused ? <Refused code={refused} /> : <Way match={match} token={token} />;
  return { isOpen, open, close: () => setOpen(false), way };
}

/** A link and a picture of it; `token: null` while it is being made. */
function Way({ match, token }: Pick<Props, 'match'> & { token: string | null }) {
  const { t } = useTranslation('handover');
  const page = useInvitation(continuePath(match));
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
