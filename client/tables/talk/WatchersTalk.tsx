import { useTranslation } from 'react-i18next';
import type { Connection, Snapshot } from '../../../shared/protocol/connection';
import { Chat } from './Chat';

type Props = { asides: Snapshot['asides']; onSay?: Connection['sayAside'] };

/** What those who watch say among themselves. */
export function WatchersTalk({ asides, onSay }: Props) {
  const { t } = useTranslation('app');
  return (
    <Chat
      label={t('hearing.watchersTalk')}
      lines={asides.map(({ id, watcher, text }) => ({ id, watcher, payload: text }))}
      author={({ watcher }) => t('hearing.watcher', { number: watcher })}
      empty={t('hearing.silence')}
      onSay={onSay}
    />
  );
}
