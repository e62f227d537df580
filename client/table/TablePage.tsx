import { lazy, Suspense, useEffect } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { GameModule } from '../../shared/core/module';
import { gameOf } from '../../shared/games';
import { titles } from '../games';
import type { MatchKey } from '../lobby/api';
import { NotFound } from '../lobby/NotFound';
import { useSeatAt } from '../lobby/seats';
import { Waiting } from '../lobby/Waiting';
import { FreeSeat } from './FreeSeat';
import { Room } from './Room';
import { Outdated, Stopped, TableTrouble } from './TableTrouble';
import { WatchLink } from './WatchLink';
import { useCommitment } from './useCommitment';
import { useConnection } from './useConnection';
import { useKnownTable } from './useKnownTable';
import { useSeatFate } from './useSeatFate';

const Match = lazy(async () => ({ default: (await import('../match/Match')).Match }));

/** One table, from the first seat taken to the end of the match. */
export function TablePage({ game, matchID }: MatchKey) {
  const module = gameOf(game);
  return module ? <AtTable key={matchID} module={module} matchID={matchID} /> : <NotFound />;
}

function AtTable({ module, matchID }: { module: GameModule; matchID: string }) {
  const match: MatchKey = { game: module.id, matchID };
  const seat = useSeatAt(match);
  const { connection, snapshot } = useConnection(module, matchID, seat);
  const { table, refused } = useKnownTable(match, snapshot);
  const { isLost, standUp } = useSeatFate(match, seat, snapshot);
  const title = useSWRImmutable(['title', module.id], titles[module.id]);
  useCommitment(match, seat, table);

  useEffect(() => {
    document.documentElement.dataset.title = module.id;
    return () => {
      delete document.documentElement.dataset.title;
    };
  }, [module]);

  if (refused) return <TableTrouble code={refused} />;
  if (title.error) return <Outdated />;
  if (!table || !connection) return <Waiting />;
  if (table.status === 'open' || table.status === 'locked')
    return (
      <Room
        {...{ module, match, table, seat, connection, snapshot, isLost, standUp }}
        title={title.data}
      />
    );
  if (table.status === 'stopped' && !snapshot.match) return <Stopped />;
  if (!title.data) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Match
        {...{ connection, match, seat, standUp }}
        title={title.data}
        watching={<FreeSeat match={match} table={table} isLost={isLost} />}
        tools={<WatchLink match={match} />}
      />
    </Suspense>
  );
}
