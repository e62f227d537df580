import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Connection } from '../../shared/core/connect';
import type { MatchKey } from '../lobby/api';
import type { OwnSeat } from '../lobby/seats';
import { AtMatch } from './AtMatch';
import styles from './Match.module.css';
import type { LoadedTitle } from './title';

export type MatchProps = {
  title: LoadedTitle;
  connection: Connection;
  match: MatchKey;
  /** Absent for whoever only watches. */
  seat: OwnSeat | undefined;
  /** Gives the seat up. */
  standUp(): Promise<void>;
  /** What the page adds to the menu. */
  tools?: ReactNode;
  /** What the page offers whoever watches: an empty seat, for example. */
  watching?: ReactNode;
};

/** A match from its first card to its score sheet, the same for every title. */
export function Match(props: MatchProps) {
  const { connection } = props;
  const { t } = useTranslation('match');
  const snapshot = useSyncExternalStore(connection.subscribe, connection.get);
  const { match, table } = snapshot;
  if (match === null || table === null)
    return (
      <p className={styles.dealing} role="status">
        {t('dealing')}
      </p>
    );
  return <AtMatch {...props} snapshot={{ ...snapshot, match, table }} />;
}
