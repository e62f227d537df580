import { useRef, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { PAGES } from '../../../shared/protocol/routes';
import { linkCode } from '../../net/me';
import { Refused } from '../../net/Refused';
import { useAttempt } from '../../net/useAttempt';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/surfaces/Dialog';
import { IconButton } from '../../ui/controls/IconButton';
import { useInvitation } from './invitation';
import styles from './AddDevice.module.css';
import { LinkWay } from './LinkWay';
import { px } from '../../ui/art/place';
import './linkTexts';

/** Brings all seats to another device as well: a button that unfolds, for a menu. */
export function AddDevice() {
  const { t } = useTranslation('links');
  const { isOpen, open, close, way } = useLink();
  return (
    <>
      <Button wide icon={<DevicesIcon />} aria-expanded={isOpen} onClick={isOpen ? close : open}>
        {t('add')}
      </Button>
      {isOpen && way}
    </>
  );
}

/** The same as a sign that opens a dialog. */
export function AddDeviceSign() {
  const { t } = useTranslation('links');
  const { isOpen, open, close, way } = useLink();
  return (
    <>
      <IconButton label={t('add')} icon={<DevicesIcon />} aria-haspopup="dialog" onClick={open} />
      {isOpen && (
        <Dialog title={t('add')} onClose={close}>
          {way}
        </Dialog>
      )}
    </>
  );
}

/** A link is made each time it is asked for: the one before works no more. */
function useLink() {
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const { attempt, refused } = useAttempt();
  const latest = useRef(0);

  function open() {
    const asked = ++latest.current;
    setOpen(true);
    setCode(null);
    void attempt(async () => {
      const made = await linkCode();
      if (asked === latest.current) setCode(made);
    });
  }

  const way = refused ? <Refused code={refused} /> : <Way code={code} />;
  return { isOpen, open, close: () => setOpen(false), way };
}

/** `code: null` while it is being made. */
function Way({ code }: { code: string | null }) {
  const { t } = useTranslation('links');
  const page = useInvitation(PAGES.newDevice);
  if (code === null) return <p role="status">{t('making')}</p>;
  return (
    <LinkWay link={`${page}#${code}`} qr={t('qr')}>
      <p>
        {t('addAbout')} {t('secret')}
      </p>
      <p>
        {t('orCode')} <span className={styles.code}>{code}</span>
      </p>
    </LinkWay>
  );
}

const DevicesIcon = () => (
  <svg viewBox="0 0 20 20" width={px(18)} height={px(18)} fill="currentColor" aria-hidden>
    <path d="M0 3h15v3h-2V5H2v7h6v2H0zM10 7h9v12h-9zm1.8 2v7h5.4V9zM4 15.5h4.5v2H4z" />
  </svg>
);
