import { startTransition, useEffect, useState } from 'react';
import type { Connection } from '../../shared/protocol/connection';
import type { Snapshot } from '../../shared/protocol/snapshot';
import { useLatest } from '../ui/hooks/useLatest';

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

/**
 * What a connection told last. It is drawn in slices, between the frames of what moves meanwhile: nobody has pressed
 * anything for it who would wait to see that it was pressed.
 */
export function useSnapshot(connection: Connection | null): Snapshot {
  const latest = connection?.get() ?? NOTHING;
  const [told, setTold] = useState({ connection, snapshot: latest });
  // what another connection told is not shown, not even until this one tells something
  const snapshot = told.connection === connection ? told.snapshot : latest;
  const lastShown = useLatest(snapshot);

  useEffect(() => {
    if (!connection) return;
    const look = () => startTransition(() => setTold({ connection, snapshot: connection.get() }));
    if (connection.get() !== lastShown.current) look();
    return connection.subscribe(look);
  }, [connection, lastShown]);

  return snapshot;
}
