import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PlayerID } from '../../shared/engine/game';
import { connect, type Connection } from '../../shared/protocol/connection';
import type { Snapshot } from '../../shared/protocol/snapshot';
import { addressOf } from '../app/base';
import type { MatchKey } from './api';
import type { OwnSeat } from './seats';
import { shareOf } from './share';

const NOTHING: Snapshot = {
  table: null,
  match: null,
  recent: [],
  chat: [],
  asides: [],
  reactions: {},
  connected: false,
  refused: null,
};

/** A connection, and whose it is. */
type Opened = { connection: Connection; playerID: PlayerID | null; credentials?: string };

/** Sits at a match, or watches it without a seat, for as long as the page shows it; another seat is another connection. */
export function useConnection(
  { game, matchID }: MatchKey,
  seat: OwnSeat | undefined,
): { connection: Connection | null; snapshot: Snapshot } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const playerID = seat?.playerID ?? null;
  const credentials = seat?.credentials;

  useEffect(() => {
    const connection = connect({
      game,
      matchID,
      playerID,
      credentials,
      share: seat && shareOf(seat),
      path: addressOf('socket.io'),
    });
    setOpened({ connection, playerID, credentials });
    return () => connection.close();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what else changes of a seat is kept with it
  }, [game, matchID, playerID, credentials]);

  // what one seat sees is not shown to another, not even until its own connection is opened
  const isOurs = opened?.playerID === playerID && opened.credentials === credentials;
  const connection = isOurs ? opened.connection : null;
  const snapshot = useSyncExternalStore(
    connection?.subscribe ?? never,
    connection?.get ?? (() => NOTHING),
  );
  return { connection, snapshot };
}

const never = () => () => {};
