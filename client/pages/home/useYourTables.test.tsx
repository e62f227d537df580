import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Table } from '../../../shared/protocol/table';
import { forgetSeat, keepSeat, ownSeats } from '../../net/seats';
import { No, person, serve, tableWith } from '../../testing/app';
import { useYourTables } from './useYourTables';

const game = 'ya-blew-it';
const players = [person(0, 'Ana'), person(1, 'Bo')];

/** What the server says of each of our tables. */
const TABLES: Record<string, Partial<Table> | No> = {
  running: { status: 'running', awaited: ['1'], updatedAt: 30 },
  over: { status: 'over', updatedAt: 300 },
  old: { status: 'over', updatedAt: 0 },
  ours: { status: 'running', awaited: ['0'], updatedAt: 1 },
  unreachable: new No('failed'),
  stopped: { status: 'stopped', updatedAt: 10 },
  open: { status: 'open', updatedAt: 200 },
  locked: { status: 'locked', updatedAt: 20 },
};

const own = (matchID: string) => ({
  ...{ game, matchID, playerID: '0', credentials: 'key' },
  ...{ nonce: '', name: 'Ana', joinedAt: 1 },
});

const freshly = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{children}</SWRConfig>
);

async function look(names: string[]) {
  for (const name of names) keepSeat(own(name));
  serve(
    Object.fromEntries(
      names.map((matchID) => [
        `GET /games/${game}/${matchID}`,
        () => {
          const said = TABLES[matchID];
          return said instanceof No ? said : tableWith(players, { matchID, ...said });
        },
      ]),
    ),
  );
  const { result } = renderHook(() => useYourTables(), { wrapper: freshly });
  const isLookingUp = result.current.isLookingUp;
  await act(async () => {});
  return { isLookingUp, result };
}

beforeEach(() => ownSeats().forEach(forgetSeat));

test('the table that waits for us comes first, then what goes on, what waits, what is over, what is not to be had', async () => {
  const { isLookingUp, result } = await look(Object.keys(TABLES).filter((name) => name !== 'old'));
  expect(isLookingUp).toBe(true);
  const { tables, waiting, ...more } = result.current;
  expect(tables.map(({ seat }) => seat.matchID)).toEqual([
    ...['ours', 'running', 'locked', 'stopped', 'open', 'over', 'unreachable'],
  ]);
  expect(tables.at(-1)!.table).toBeNull();
  expect(waiting).toBe(1);
  expect(more).toEqual({ isLookingUp: false, isOffline: false });
});

test('what is not to be had comes after all else, however old that is', async () => {
  const { isLookingUp, result } = await look(['unreachable', 'old']);
  expect(isLookingUp).toBe(true);
  expect(result.current.tables.map(({ seat }) => seat.matchID)).toEqual(['old', 'unreachable']);
});

test('what goes on at them is looked up again every fifteen seconds', async () => {
  jest.useFakeTimers();
  const pass = (time: number) => act(async () => void (await jest.advanceTimersByTimeAsync(time)));
  const { result } = await look(['running']);
  const { awaited } = TABLES.running as Partial<Table>;
  TABLES.running = { ...TABLES.running, awaited: ['0'] };
  await pass(14_999);
  expect(result.current.waiting).toBe(0);
  await pass(1);
  expect(result.current.waiting).toBe(1);
  TABLES.running = { ...TABLES.running, awaited };
  jest.useRealTimers();
});

test('who has no seat looks for none', async () => {
  const { isLookingUp, result } = await look([]);
  expect(isLookingUp).toBe(false);
  expect(result.current.tables).toEqual([]);
});

test('a table that was not looked up yet is not shown as one that cannot be had', async () => {
  const { result } = await look(['over']);
  globalThis.fetch = () => new Promise(() => {});
  await act(async () => keepSeat(own('open')));
  expect(result.current.tables.map(({ seat }) => seat.matchID)).toEqual(['over']);
});
