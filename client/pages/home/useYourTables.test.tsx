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
  ours: { status: 'running', awaited: ['0'], updatedAt: 1 },
  unreachable: new No('failed'),
  stopped: { status: 'stopped', updatedAt: 10 },
  open: { status: 'open', updatedAt: 200 },
  locked: { status: 'locked', updatedAt: 20 },
  old: { status: 'over', updatedAt: 0 },
  failed: new No('failed'),
  unknownMatch: new No('unknownMatch'),
  unknownGame: new No('unknownGame'),
};

const own = (matchID: string) => ({
  ...{ game, matchID, playerID: '0', credentials: 'key' },
  ...{ nonce: '', name: 'Ana', joinedAt: 1 },
});

const freshly = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{children}</SWRConfig>
);

async function look(names: string[]) {
  names.forEach((name, joinedAt) => keepSeat({ ...own(name), joinedAt }));
  // of any other the server is not to be reached
  serve(
    Object.fromEntries(
      Object.keys(TABLES).map((matchID) => [
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

const shown = ({ current }: { current: ReturnType<typeof useYourTables> }) =>
  current.tables.map(({ seat }) => seat.matchID);

beforeEach(() => ownSeats().forEach(forgetSeat));

test('the table that waits for us comes first, then what goes on, what waits, what is over, what is not to be had', async () => {
  const { isLookingUp, result } = await look([
    ...['running', 'over', 'ours', 'unreachable', 'stopped', 'open', 'locked'],
  ]);
  expect(isLookingUp).toBe(true);
  const { tables, waiting, ...more } = result.current;
  expect(shown(result)).toEqual([
    ...['ours', 'running', 'locked', 'stopped', 'open', 'over', 'unreachable'],
  ]);
  expect(tables.at(-1)!.table).toBeNull();
  expect(waiting).toBe(1);
  expect(more).toEqual({ isLookingUp: false, isOffline: false });
});

test('what is not to be had comes last, and of that first where one sat down last', async () => {
  const { result } = await look(['unreachable', 'old', 'failed']);
  expect(shown(result)).toEqual(['old', 'failed', 'unreachable']);
});

test('a server that is not to be reached is told of, whatever is known of other tables', async () => {
  const { isLookingUp, result } = await look(['nowhere', 'running']);
  expect([isLookingUp, result.current.isOffline]).toEqual([true, true]);
  expect(shown(result)).toEqual(['running', 'nowhere']);
});

test.each(['unknownMatch', 'unknownGame'])(
  'the seat at a table that there no longer is ("%s") is forgotten, and no other',
  async (gone) => {
    await look([gone, 'failed']);
    expect(ownSeats().map(({ matchID }) => matchID)).toEqual(['failed']);
  },
);

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
  const { isLookingUp, result } = await look(['over']);
  expect(isLookingUp).toBe(true);
  globalThis.fetch = () => new Promise(() => {});
  await act(async () => keepSeat(own('open')));
  expect(shown(result)).toEqual(['over']);
});
