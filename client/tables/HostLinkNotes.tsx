import { useTranslation } from 'react-i18next';
import { distinctNames } from '../../shared/protocol/signs';
import type { Seat } from '../../shared/protocol/table';
import styles from './BackToSeat.module.css';

/** Tells everybody to which seats the host has made a link, and whether somebody came by it. */
export function HostLinkNotes({ players }: { players: readonly Seat[] }) {
  const { t } = useTranslation('app');
  const names = distinctNames(players);
  return (
    <div role="status">
      {players.map(
        ({ id, hostLink }) =>
          hostLink && (
            <p key={id} className={styles.back}>
              {t(`hostLink.${hostLink}`, { name: names[id] })}
            </p>
          ),
      )}
    </div>
  );
}
