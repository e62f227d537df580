import { useEffect, useState } from 'react';
import type { GameInfo } from '../../../shared/engine/info';
import { entryOf } from '../../games/catalog';
import { useTitle } from '../../games/useTitle';
import { useToldPace } from '../../animation/useToldPace';
import type { MatchKey } from '../../net/api';
import { NotFound } from '../../app/NotFound';
import { Outdated } from '../../app/OutdatedPage';
import { useSeatAt } from '../../net/seats';
import { Waiting } from '../../app/Waiting';
import { WithoutSeat } from '../../tables/seats/WithoutSeat';
import { AddDevice } from '../../tables/links/AddDevice';
import { OtherSeats } from '../../tables/seats/OtherSeats';
import { WaitingRoom } from '../waiting-room/WaitingRoom';
import { Stopped, TableTrouble, WaitsForRules } from './TableTrouble';
import { ReportProblem } from '../../tables/files/ReportProblem';
import { WatchLink } from './WatchLink';
import { useCommitment } from '../../net/useCommitment';
import { useSyncedSeats } from '../../net/useSyncedSeats';
import { useConnection } from '../../net/useConnection';
import { signsOf } from '../../../shared/protocol/signs';
import { useSigns } from '../../ui/signs/emblems';
import { LoadedMatch } from './LoadedMatch';
import { useDealAtOnce } from './useDealAtOnce';
import { useKnownTable } from './useKnownTable';
import { useSeatLoss } from '../../tables/seats/useSeatLoss';

/** One table, from the first seat taken to the end of the match. */
export function TablePage({ game, matchID }: MatchKey) {
  const box = entryOf(game)?.info;
  return box ? <AtTable key={matchID} box={box} matchID={matchID} /> : <NotFound />;
}

function AtTable({ box, matchID }: { box: GameInfo; matchID: string }) {
  const match: MatchKey = { game: box.id, matchID };
  const seat = useSeatAt(match);
  const { connection, snapshot } = useConnection(match, seat);
  useToldPace(connection);
  const { table, refused } = useKnownTable(match, snapshot);
  const { lost, standUp } = useSeatLoss(match, seat, snapshot);
  // what is shown of a match goes by the rules it was dealt under
  const version = snapshot.match ? table?.version : undefined;
  const title = useTitle(box.id, version);
  const binding = useCommitment(match, seat, table);
  const isDealtAtOnce = useDealAtOnce(match, seat, table, binding);
  const isSyncing = useSyncedSeats();
  useSigns(table ? signsOf(table.players) : []);

  useEffect(() => {
    document.documentElement.dataset.title = box.id;
    return () => {
      delete document.documentElement.dataset.title;
    };
  }, [box]);

  const isWaiting = table?.status === 'open' || table?.status === 'locked';
  const [sawRoom, setSawRoom] = useState(false);
  if (isWaiting && !sawRoom) setSawRoom(true);
  useEffect(() => {
    // it begins for all at once, and nobody is to look at an empty page then; what is missing is asked for again
    if (isWaiting) LoadedMatch.load().catch(() => undefined);
  }, [isWaiting]);

  if (refused) return <TableTrouble code={refused} />;
  if (title.error) return <Outdated />;
  if (!table || !connection || (!seat && isSyncing)) return <Waiting />;
  if (isWaiting && isDealtAtOnce) return <Waiting />;
  if (isWaiting)
    return (
      <WaitingRoom
        {...{ box, match, table, seat, binding, connection, snapshot, lost, standUp }}
        title={title.data}
      />
    );
  const report = seat && table.status !== 'over' && <ReportProblem match={match} seat={seat} />;
  if (table.status === 'stopped' && !snapshot.match)
    return <Stopped fault={table.fault} tools={report} />;
  if (table.waitsForRules) return <WaitsForRules version={table.version} />;
  if (!title.data) return <Waiting />;
  return (
    <LoadedMatch
      {...{ connection, match, seat, standUp }}
      title={title.data}
      isNew={sawRoom}
      watching={<WithoutSeat match={match} table={table} lost={lost} />}
      tools={
        <>
          {seat && <OtherSeats seat={seat} />}
          {seat && <AddDevice />}
          <WatchLink match={match} />
          {report}
        </>
      }
    />
  );
}
