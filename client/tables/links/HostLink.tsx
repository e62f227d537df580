import { useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import type { Proof } from '../../../shared/protocol/requests';
import type { MatchKey } from '../../net/api';
import { linkToSeat } from '../../net/me';
import { continuePath } from '../../net/paths';
import { Refused } from '../../net/Refused';
import { useAttempt } from '../../net/useAttempt';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/surfaces/Dialog';
import { IconButton } from '../../ui/controls/IconButton';
import { ShareIcon } from '../../ui/signs/icons';
import { useInvitation } from './invitation';
import { LinkWay } from './LinkWay';
import './linkTexts';

type Props = { match: MatchKey; host: Proof; seat: number; name: string };

/** How the host brings somebody back to their seat who has lost everything that proves it. */
export function HostLink({ match, host, seat, name }: Props) {
  const { t } = useTranslation('links');
  const [isOpen, setOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const { attempt, refused, isTrying } = useAttempt();
  const page = useInvitation(continuePath(match));

  function close() {
    setOpen(false);
    setToken(null);
  }

  return (
    <>
      <IconButton
        label={t('hostLink', { name })}
        icon={<ShareIcon size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog
          title={t('hostLink', { name })}
          about={t('hostLinkAbout', { name })}
          onClose={close}
        >
          {token === null ? (
            <Button
              unavailable={isTrying && t('making')}
              onClick={() => attempt(async () => setToken(await linkToSeat(match, host, seat)))}
            >
              {t('hostLinkMake')}
            </Button>
          ) : (
            <LinkWay link={`${page}#${token}`} qr={t('hostLinkQr')}>
              <p>{t('hostLinkSecret', { name })}</p>
            </LinkWay>
          )}
          <Refused code={refused} />
        </Dialog>
      )}
    </>
  );
}
