import { act, renderHook } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { Connection } from '../../shared/protocol/connection';
import type { Snapshot } from '../../shared/protocol/snapshot';
import { useSnapshot } from './useSnapshot';

/** A connection that tells whatever a test says. */
function connectionForTests() {
  let told = { connected: false } as Snapshot;
  const listeners = new Set<() => void>();
  return {
    connection: {
      get: () => told,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } as unknown as Connection,
    listeners,
    tell() {
      told = { connected: true } as Snapshot;
      listeners.forEach((listener) => listener());
    },
  };
}

test('what was pressed meanwhile is drawn first, and what was told after it', () => {
  const { connection, tell } = connectionForTests();
  const drawn: unknown[] = [];
  const { result } = renderHook(() => {
    const [isPressed, setPressed] = useState(false);
    drawn.push([isPressed, useSnapshot(connection).connected]);
    return () => setPressed(true);
  });
  act(() => {
    tell();
    result.current();
  });
  expect(drawn).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test('what is told before anybody listens is not missed', () => {
  const { connection, tell } = connectionForTests();
  const { result } = renderHook(() => {
    useEffect(tell, []);
    return useSnapshot(connection);
  });
  expect(result.current.connected).toBe(true);
});

test('nobody listens once nothing is shown any more', () => {
  const { connection, listeners } = connectionForTests();
  const { unmount } = renderHook(() => useSnapshot(connection));
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});
