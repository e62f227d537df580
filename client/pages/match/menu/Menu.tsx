import type { ReactNode } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import { useLocation } from 'wouter';
import type { Table } from '../../../../shared/protocol/table';
import type { MatchKey } from '../../../net/api';
import { Refused } from '../../../net/Refused';
import type { OwnSeat } from '../../../net/seats';
import { Settings } from '../../../app/Settings';
import { useAttempt } from '../../../net/useAttempt';
import { forgetAnnouncements } from '../../../ui/announce';
import { Dialog } from '../../../ui/surfaces/Dialog';
import { HomeIcon, LeaveIcon } from '../../../ui/signs/icons';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Toggle } from '../../../ui/controls/Toggle';
import { ConfirmButton } from '../../../ui/controls/ConfirmButton';
import styles from './Menu.module.css';
import { Seats } from '../header/Seats';
import { Pace } from './Pace';
import { Coaching } from './Coaching';
import { Begun } from '../../../tables/Begun';
import { Hearing } from '../talk/Hearing';
import { Settle } from '../together/Settle';
import { Vibration } from './Vibration';
import { Volume } from './Volume';
import { useSetting } from '../../../app/setting';
import { shortcuts } from '../prompt/shortcutSetting';
import { Notices } from './Notices';
import type { Scene } from '../../../kit/contract';

type Props = {
  match: MatchKey;
  /** Absent for whoever only watches. */
  seat: OwnSeat | undefined;
  table: Table;
  /** Gives seats to bots, and takes them back. */
  mayArrange: boolean;
  scene: Scene;
  /** What a player can choose for this title alone. */
  settings?: ReactNode;
  tools?: ReactNode;
  /** Gives the seat up, and with `erase` leaves no name and no word behind. */
  standUp(erase?: boolean): Promise<void>;
  onClose(): void;
};

/** Everything about a match that is not playing it. */
export function Menu(props: Props) {
  const { match, seat, table, mayArrange, scene, settings, tools, standUp, onClose } = props;
  const { t } = useTranslation('match');
  const areShortcutsOn = useSetting(shortcuts) === 'on';
  return (
    <Dialog kind="sheet" title={t('menu')} onClose={onClose}>
      <div className={styles.menu}>
        {table.beginning && <Begun game={match.game} beginning={table.beginning} />}
        {/* what is looked for most, above a host's many buttons */}
        <Settings />
        <Pace />
        <Volume />
        <Vibration />
        {settings}
        {mayArrange && seat && <Seats match={match} host={seat} table={table} scene={scene} />}
        {seat && table.status === 'running' && (
          <Settle match={match} seat={seat} table={table} onDone={onClose} />
        )}
        <Hearing table={table} reader={seat?.playerID ?? null} />
        {tools}
        {seat && <Notices />}
        <Toggle
          label={t('shortcuts.title')}
          about={t('shortcuts.about')}
          on={areShortcutsOn}
          onChange={(on) => shortcuts.set(on ? 'on' : 'off')}
        />
        {seat && <Coaching />}
        <div className={styles.ways}>
          <LinkButton to="/" icon={<HomeIcon />} wide>
            {t('home')}
          </LinkButton>
          {seat && <Leave standUp={standUp} />}
        </div>
      </div>
    </Dialog>
  );
}

function Leave({ standUp }: Pick<Props, 'standUp'>) {
  const { t } = useTranslation('match');
  const [, navigate] = useLocation();
  const { attempt, refused } = useAttempt();
  const go = (erase: boolean) =>
    attempt(async () => {
      await standUp(erase);
      navigate('/');
      if (erase) forgetAnnouncements();
    });
  return (
    <>
      <ConfirmButton
        wide
        icon={<LeaveIcon />}
        warning={t('leave.about')}
        onConfirm={() => go(false)}
      >
        {t('leave.title')}
      </ConfirmButton>
      <ConfirmButton
        wide
        icon={<LeaveIcon />}
        warning={t('leave.eraseAbout')}
        onConfirm={() => go(true)}
      >
        {t('leave.erase')}
      </ConfirmButton>
      <Refused code={refused} />
    </>
  );
}
