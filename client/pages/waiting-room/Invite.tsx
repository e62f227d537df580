import { useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import type { Table } from '../../../shared/protocol/table';
import { renewCode } from '../../net/api';
import { tablePath } from '../../net/paths';
import { Button, type ButtonKind } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/controls/CopyButton';
import { ShareIcon } from '../../ui/signs/icons';
import { Paper } from '../../ui/surfaces/Paper';
import styles from './Invite.module.css';
import { Newcomers } from '../../tables/Newcomers';
import { isLocal, useInvitation } from '../../tables/links/invitation';
import { QrCode } from '../../tables/links/QrCode';
import type { AsHost } from './SeatTools';

/** How others find this table: a link, a picture of it, a code to read out. */
export function Invite({ table, asHost }: { table: Table; asHost: AsHost | null }) {
  const { t } = useTranslation('app');
  const link = useInvitation(tablePath({ game: table.gameName, matchID: table.matchID }));
  const name = t(`games.${table.gameName}.name`);
  return (
    <Paper askew className={styles.invite} aria-labelledby="invite">
      <h2 id="invite">{t('invite.title')}</h2>
      {isLocal(link) && <p className={styles.local}>{t('invite.local')}</p>}
      <div className={styles.parts}>
        <div className={styles.words}>
          <input
            className={styles.link}
            aria-label={t('invite.link')}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <div className={styles.buttons}>
            <CopyButton text={link}>{t('invite.copy')}</CopyButton>
            {'share' in navigator && <ShareButton link={link} text={t('invite.text', { name })} />}
          </div>
        </div>
        <QrCode text={link} label={t('invite.qr')} />
      </div>
      {table.noNewcomers ? (
        !asHost && <p className={styles.closed}>{t('invite.closed')}</p>
      ) : table.code === null ? (
        <div className={styles.gone}>
          <p>{t('invite.codeGone')}</p>
          {asHost && (
            <Button onClick={() => asHost.attempt(() => renewCode(asHost.match, asHost.host))}>
              {t('invite.newCode')}
            </Button>
          )}
        </div>
      ) : (
        <p className={styles.code}>
          {t('invite.code')} <b>{table.code}</b>
        </p>
      )}
      {asHost && <Newcomers table={table} asHost={asHost} />}
    </Paper>
  );
}

/** Sends the link, by the phone's own way of sharing where it has one: what a host does first. */
export function SendLink({ table }: { table: Table }) {
  const { t } = useTranslation('app');
  const link = useInvitation(tablePath({ game: table.gameName, matchID: table.matchID }));
  if (!('share' in navigator))
    return (
      <CopyButton kind="go" wide text={link}>
        {t('invite.copy')}
      </CopyButton>
    );
  const name = t(`games.${table.gameName}.name`);
  return <ShareButton kind="go" link={link} text={t('invite.text', { name })} />;
}

type Shared = { link: string; text: string; kind?: ButtonKind };

/** Hands the link to the phone's own way of sharing. */
function ShareButton({ link, text, kind }: Shared) {
  const { t } = useTranslation('app');
  const [failed, setFailed] = useState(false);
  if (failed) return null;

  async function share() {
    try {
      await navigator.share({ title: 'Wondertable', text, url: link });
    } catch (error) {
      // closing the phone's dialog is no failure
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }

  return (
    <Button kind={kind} icon={<ShareIcon />} onClick={share}>
      {t('invite.share')}
    </Button>
  );
}
