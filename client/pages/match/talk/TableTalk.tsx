import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import type { Connection } from '../../../../shared/protocol/connection';
import type { Table } from '../../../../shared/protocol/table';
import type { Aside, ChatLine } from '../../../../shared/protocol/talk';
import { useSetting } from '../../../app/setting';
import type { Reader } from '../../../kit/contract';
import { HostLinkNotes } from '../../../tables/links/HostLinkNotes';
import { Chat } from '../../../tables/talk/Chat';
import { chatAuthorOf } from '../../../tables/talk/chatAuthor';
import { WatchersTalk } from '../../../tables/talk/WatchersTalk';
import { watchersHeard } from '../../../tables/talk/watchersHeard';
import { Sidebar } from '../log/Sidebar';
import { QuickSigns } from './QuickSigns';

type Props = {
  chat: readonly ChatLine[];
  asides: Aside[];
  table: Table;
  reader: Reader;
  connection: Connection;
  /** Where a line is written. */
  field: RefObject<HTMLInputElement | null>;
  /** What happened, above what is said of it. */
  children: ReactNode;
};

/** The log and all talk of a match: beside the board, or in a sheet over it. */
export function TableTalk({ chat, asides, table, reader, connection, field, children }: Props) {
  const { t } = useTranslation('match');
  const areWatchersHeard = useSetting(watchersHeard) === 'on';
  const isSeated = reader.playerID !== null;
  const author = (line: ChatLine) => {
    const { name, isHolder } = chatAuthorOf(line, table.players);
    return line.sender === reader.playerID && isHolder
      ? t('you')
      : (name ?? reader.name(line.sender));
  };
  return (
    <Sidebar
      log={children}
      chat={
        <Chat
          lines={chat}
          author={author}
          empty={t('silence')}
          onSay={isSeated ? connection.say : undefined}
          field={field}
        />
      }
      signs={isSeated && <QuickSigns onReact={connection.react} />}
      asides={
        table.watchersTalk &&
        (!isSeated || areWatchersHeard) && (
          <WatchersTalk asides={asides} onSay={isSeated ? undefined : connection.sayAside} />
        )
      }
      notes={<HostLinkNotes players={table.players} />}
      watching={table.watching}
    />
  );
}
