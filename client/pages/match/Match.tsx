import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { useLocation, useSearch } from 'wouter';
import type { Connection } from '../../../shared/protocol/connection';
import type { TableStatus } from '../../../shared/protocol/table';
import type { MatchKey } from '../../net/api';
import { REPLAY, tablePath } from '../../net/paths';
import type { OwnSeat } from '../../net/seats';
import { MatchScreen } from './live/MatchScreen';
import styles from './Match.module.css';
import { StoredEnd } from './score/later';
import type { PlayableTitle } from '../../kit/contract';

// whoever comes to play does not wait for it
const Replay = lazy(async () => ({ default: (await import('./replay/Replay')).Replay }));

export type MatchProps = {
  title: PlayableTitle;
  connection: Connection;
  match: MatchKey;
  /** Absent for whoever only watches. */
  seat: OwnSeat | undefined;
  /** Gives the seat up, and with `erase` leaves no name and no word behind. */
  standUp(erase?: boolean): Promise<void>;
  /** Its reader was at the table before it began. */
  isNew?: boolean;
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
  const isReplay = useReplay(props.match, table?.status);
  if (match === null && table?.gameover)
    return <StoredEnd {...props} table={table} gameover={table.gameover} />;
  if (match === null || table === null)
    return (
      <p className={styles.dealing} role="status">
        {t('dealing')}
      </p>
    );
  if (isReplay)
    return (
      <Suspense fallback={null}>
        <Replay title={props.title} match={props.match} seat={props.seat} seats={table.players} />
      </Suspense>
    );
  return (
    <MatchScreen
      {...props}
      snapshot={{ ...snapshot, match, table }}
      isDealt={props.isNew === true && match.log.length === 0}
    />
  );
}

/** Whether the match is to be watched again. Who comes for that before it is over watches it live, and then sees how it ended. */
function useReplay(match: MatchKey, status: TableStatus | undefined): boolean {
  const isWanted = new URLSearchParams(useSearch()).has(REPLAY);
  const [, navigate] = useLocation();
  const isTooEarly = isWanted && status !== undefined && status !== 'over';
  useEffect(() => {
    if (isTooEarly) navigate(tablePath(match), { replace: true });
  });
  return isWanted && status === 'over';
}
