import { useEffect } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { distinctNames } from '../../../shared/protocol/distinctNames';
import type { Seat } from '../../../shared/protocol/table';
import { announce } from '../../ui/announce';
import styles from '../seats/BackToSeat.module.css';

/** Tells everybody to which seats the host has made a link, and whether somebody came by it. */
export function HostLinkNotes({ players }: { players: readonly Seat[] }) {
  const { t } = useTranslation('app');
  const names = distinctNames(players);
  const notes = players.flatMap(({ id, hostLink }) =>
    hostLink ? t(`hostLink.${hostLink}`, { name: names[id] }) : [],
  );
  const words = notes.join(' ');
  useEffect(() => {
    if (words !== '') announce(words);
  }, [words]);
  return notes.map((note) => (
    <p key={note} className={styles.back}>
      {note}
    </p>
  ));
}
