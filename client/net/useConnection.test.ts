import { renderHook } from '@testing-library/react';
import type { Connection } from '../../shared/protocol/connection';
import type { Snapshot } from '../../shared/protocol/snapshot';
import type { OwnSeat } from './seats';
import { useConnection } from './useConnection';

// only whose snapshot is handed on is looked at: each says by whom it was asked for
jest.mock('../../shared/protocol/connection', () => ({
  connect({ playerID, credentials }: OwnSeat): Partial<Connection> {
    const snapshot = { seen: [playerID, credentials] } as unknown as Snapshot;
    return { get: () => snapshot, subscribe: () => () => {}, close() {} };
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
