import type { GameInfo } from '../../../shared/engine/info';
import type { Connection } from '../../../shared/protocol/connection';
import type { Snapshot } from '../../../shared/protocol/snapshot';
import type { Table } from '../../../shared/protocol/table';
import type { MatchKey } from '../../net/api';
import type { OwnSeat } from '../../net/seats';
import { witnessAt } from '../../net/witnesses';
import type { Binding } from '../../net/useCommitment';
import { useAttempt } from '../../net/useAttempt';
import type { LoadedTitle } from '../../kit/contract';
import { StartPanel } from './StartPanel';
import { Commitments } from './Commitments';
import { OtherSeats } from '../../tables/seats/OtherSeats';
import { Invite } from './Invite';
import { classes } from '../../ui/classes';
import styles from './WaitingRoom.module.css';
import { Pitch } from './Pitch';
import { RoomHeader } from './RoomHeader';
import { RoomTalk } from './RoomTalk';
import { Seats } from './Seats';
import { TableOptions } from './TableOptions';
import type { SeatLoss } from '../../tables/seats/useSeatLoss';

type Props = {
  box: GameInfo;
  /** `undefined` while it is being loaded. */
  title: LoadedTitle | undefined;
  match: MatchKey;
  table: Table;
  seat: OwnSeat | undefined;
  binding: Binding;
  connection: Connection;
  snapshot: Snapshot;
  lost: SeatLoss;
  standUp(): Promise<void>;
};

/** A table before its match: who sits where, how it will be played, and how others find it. */
export function WaitingRoom(props: Props) {
  const { box, title, match, table, seat, connection, snapshot } = props;
  const trying = useAttempt();
  const isOpen = table.status === 'open';
  const isHost = isOpen && seat !== undefined && table.host === seat.playerID;
  const asHost = isHost ? { match, host: seat, attempt: trying.attempt } : null;

  return (
    <div className={classes(styles.room, !seat && styles.guest)}>
      {title && (
        <div className={styles.surface} aria-hidden>
          <title.Surface />
        </div>
      )}
      <RoomHeader box={box} title={title} table={table} isConnected={snapshot.connected} />
      <main className={styles.main}>
        <div className={styles.about}>
          <Pitch box={box} />
          <TableOptions {...{ box, table, asHost }} />
          {!table.beginning && <Commitments table={table} />}
        </div>
        <Seats
          {...{ box, match, table, asHost }}
          own={seat}
          attempt={trying.attempt}
          standUp={props.standUp}
        />
        <div className={styles.ask}>
          <StartPanel
            match={match}
            table={table}
            seat={seat}
            binding={props.binding}
            lost={props.lost}
            isWithheld={(snapshot.withheld && !witnessAt(match).isShared) ?? false}
            trying={trying}
          />
        </div>
        <div className={styles.side}>
          {seat && <OtherSeats seat={seat} />}
          {isOpen && seat && <Invite table={table} asHost={asHost} />}
          <RoomTalk {...{ table, seat, snapshot, connection }} />
        </div>
      </main>
    </div>
  );
}
