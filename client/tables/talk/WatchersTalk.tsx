import { useTranslation } from '../../text/useTranslation';
import type { Connection } from '../../../shared/protocol/connection';
import type { Snapshot } from '../../../shared/protocol/snapshot';
import { Chat } from './Chat';
import './peopleTexts';

type Props = { asides: Snapshot['asides']; onSay?: Connection['sayAside'] };

/** What those who watch say among themselves. */
export function WatchersTalk({ asides, onSay }: Props) {
  const { t } = useTranslation('app');
  return (
    <Chat
      label={t('people:hearing.watchersTalk')}
      lines={asides.map(({ id, watcher, text }) => ({ id, watcher, payload: text }))}
      author={({ watcher }) => t('people:hearing.watcher', { number: watcher })}
      empty={onSay ? t('chat.none') : ''}
      onSay={onSay}
    />
  );
}
