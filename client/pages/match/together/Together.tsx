import type { LogEntry } from '../../../../shared/engine/log';
import type { PlayerID } from '../../../../shared/engine/game';
import type { MatchSnapshot } from '../../../../shared/protocol/snapshot';
import type { Table } from '../../../../shared/protocol/table';
import type { MatchKey } from '../../../net/api';
import { Refused } from '../../../net/Refused';
import type { OwnSeat } from '../../../net/seats';
import { useAttempt } from '../../../net/useAttempt';
import styles from './Bar.module.css';
import { HostNews } from './HostNews';
import { missedBy } from './missedBy';
import { Overdue } from './Overdue';
import { Returned } from './Returned';
import { StillHere } from './StillHere';
import { Unkept } from './Unkept';
import { GoOnTogether, Votes } from './Votes';

type Props = {
  match: MatchKey;
  seat: OwnSeat;
  table: Table;
  name(playerID: PlayerID): string;
  entries: readonly LogEntry[];
  connected: boolean;
  /** Shows how positions came about that its reader has missed. */
  onMissed(positions: readonly MatchSnapshot[]): void;
  /** Opens the log, where it is not in sight. */
  onLog?: () => void;
};

/** What those at the table have to settle among themselves, and what happened while somebody was away. */
export function Together({ entries, onMissed, onLog, ...props }: Props) {
  const { attempt, refused, isTrying } = useAttempt();
  const { match, seat, table } = props;
  const asked = { ...props, attempt, isTrying };
  if (table.status !== 'running') return null;
  return (
    <div className={styles.bars}>
      <Returned
        playerID={seat.playerID}
        entries={entries}
        onMissed={() => attempt(async () => onMissed(await missedBy(match, seat)))}
        onLog={onLog}
      />
      <Unkept />
      <HostNews {...asked} />
      <Votes {...asked} />
      {table.isPaused ? (
        <GoOnTogether {...asked} />
      ) : (
        <>
          <StillHere {...asked} />
          <Overdue {...asked} />
        </>
      )}
      {refused && <Refused code={refused} />}
    </div>
  );
}
