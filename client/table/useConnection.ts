import { useEffect, useState, useSyncExternalStore } from 'react';
import { connect, type Connection, type Snapshot } from '../../shared/core/connect';
import type { GameModule } from '../../shared/core/module';
import { addressOf } from '../base';
import { type OwnSeat, seatAt } from '../lobby/seats';

const NOTHING: Snapshot = {
  table: null,
  match: null,
  chat: [],
  connected: false,
  refused: null,
};

/** Sits at a match, or watches it without a seat, for as long as the page shows it; another seat is another connection. */
export function useConnection(
  module: GameModule,
  matchID: string,
  seat: OwnSeat | undefined,
): { connection: Connection | null; snapshot: Snapshot } {
  const [connection, setConnection] = useState<Connection | null>(null);
  const playerID = seat?.playerID ?? null;
  const credentials = seat?.credentials;

  useEffect(() => {
    const opened = connect({
      module,
      matchID,
      playerID,
      credentials,
      nonce: () => seatAt({ game: module.id, matchID })?.nonce,
      path: addressOf('socket.io'),
    });
    setConnection(opened);
    return () => {
      setConnection(null);
      opened.close();
    };
  }, [module, matchID, playerID, credentials]);

  const snapshot = useSyncExternalStore(
    connection?.subscribe ?? never,
    connection?.get ?? (() => NOTHING),
  );
  return { connection, snapshot };
}

const never = () => () => {};
