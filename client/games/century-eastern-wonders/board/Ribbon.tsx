import styles from './Ribbon.module.css';
import type { OnTable } from '../types';

/** Across the sea, while it is seen: somebody has brought the last round. */
export function Ribbon({ events, playerID, name, t }: OnTable) {
  const event = events.at(-1);
  if (event?.type !== 'lastRound') return null;
  const context = event.playerID === playerID ? 'you' : undefined;
  return (
    <p className={styles.ribbon} role="presentation">
      <b>{t('event.lastRound')}</b>
      <span>{t('ribbon', { context, name: name(event.playerID) })}</span>
    </p>
  );
}
