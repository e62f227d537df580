import { renderHook } from '@testing-library/react';
import type { Connection } from '../../shared/protocol/connection';
import type { Snapshot } from '../../shared/protocol/snapshot';
import type { OwnSeat } from './seats';
import { useConnection } from './useConnection';

/** Who has a connection that is open. */
const mockOpen = new Set<string>();

// only whose snapshot is handed on is looked at, and for how long: each says by whom it was asked for
jest.mock('../../shared/protocol/connection', () => ({
  connect({ playerID, credentials }: OwnSeat): Partial<Connection> {
    const snapshot = { seen: [playerID, credentials] } as unknown as Snapshot;
    const name = `${playerID} by ${credentials}`;
    mockOpen.add(name);
    return {
      get: () => snapshot,
      subscribe: () => () => {},
      close: () => void mockOpen.delete(name),
    };
  },
}));

const MATCH = { game: 'tower-of-babel', matchID: 'm1' };
const seat = (playerID: string, credentials: string) => ({ playerID, credentials }) as OwnSeat;

test('no moment shows a seat what another saw, or a spectator, when it is sat down at elsewhere or claimed', () => {
  const shown: unknown[][] = [];
  const { rerender } = renderHook(
    ({ own }: { own: OwnSeat | undefined }) => {
      const { connection, snapshot } = useConnection(MATCH, own);
      const { seen } = snapshot as unknown as { seen?: unknown[] };
      if (connection) shown.push([own?.playerID ?? null, own?.credentials, ...seen!]);
    },
    { initialProps: { own: undefined as OwnSeat | undefined } },
  );
  for (const own of [seat('1', 'old'), seat('1', 'new'), seat('0', 'new'), undefined])
    rerender({ own });
  expect(shown).toHaveLength(5);
  for (const [playerID, credentials, ...seen] of shown)
    expect(seen).toEqual([playerID, credentials]);
});

test('nobody is connected before they are, and each only as long as their seat is shown', () => {
  const isConnected: boolean[] = [];
  const { rerender, unmount } = renderHook(
    ({ own }) => {
      const { connection, snapshot } = useConnection(MATCH, own);
      if (!connection) isConnected.push(snapshot.connected);
    },
    { initialProps: { own: seat('1', 'old') } },
  );
  expect(isConnected).toEqual([false]);
  expect([...mockOpen]).toEqual(['1 by old']);
  rerender({ own: seat('1', 'new') });
  expect([...mockOpen]).toEqual(['1 by new']);
  unmount();
  expect([...mockOpen]).toEqual([]);
});
