import { useTranslation } from '../../text/useTranslation';
import type { Connection } from '../../../shared/protocol/connection';
import type { Snapshot } from '../../../shared/protocol/snapshot';
import type { Table } from '../../../shared/protocol/table';
import { useSetting } from '../../app/setting';
import type { OwnSeat } from '../../net/seats';
import { HostLinkNotes } from '../../tables/links/HostLinkNotes';
import { Chat } from '../../tables/talk/Chat';
import { chatAuthorOf } from '../../tables/talk/chatAuthor';
import { useHeard } from '../../tables/talk/useHeard';
import { WatchersTalk } from '../../tables/talk/WatchersTalk';
import { watchersHeard } from '../../tables/talk/watchersHeard';
import { Toggle } from '../../ui/controls/Toggle';
import { classes } from '../../ui/classes';
import styles from './RoomTalk.module.css';
import '../../tables/talk/peopleTexts';

type Props = {
  table: Table;
  seat: OwnSeat | undefined;
  snapshot: Snapshot;
  connection: Connection;
};

/** What is said before the match: at the table, and apart from it by those who watch. */
export function RoomTalk({ table, seat, snapshot, connection }: Props) {
  const { t } = useTranslation('app');
  const areWatchersHeard = useSetting(watchersHeard) === 'on';
  const { chat } = useHeard(snapshot, table);
  return (
    <>
      <section className={classes(styles.talk, styles.chat)} aria-labelledby="chat">
        <h2 id="chat">{t('chat.title')}</h2>
        <HostLinkNotes players={table.players} />
        <Chat
          lines={chat}
          author={(line) => chatAuthorOf(line, table.players).name ?? t('chat.somebody')}
          empty={seat ? t('chat.none') : t('chat.empty')}
          onSay={seat && connection.say}
        />
      </section>
      {table.watchersTalk && (
        <section className={classes(styles.talk, styles.apart)} aria-labelledby="watchers">
          <h2 id="watchers">{t('people:hearing.watchersTalk')}</h2>
          {seat && (
            <Toggle
              label={t('people:hearing.watchers')}
              on={areWatchersHeard}
              onChange={(on) => watchersHeard.set(on ? 'on' : 'off')}
            />
          )}
          {(!seat || areWatchersHeard) && (
            <WatchersTalk asides={snapshot.asides} onSay={seat ? undefined : connection.sayAside} />
          )}
        </section>
      )}
    </>
  );
}
