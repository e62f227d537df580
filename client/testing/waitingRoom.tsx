import { screen, within } from '@testing-library/react';
import type { GameInfo } from '../../shared/engine/info';
import type { Connection } from '../../shared/protocol/connection';
import type { Snapshot } from '../../shared/protocol/snapshot';
import { yaBlewItInfo } from '../../shared/games/ya-blew-it/info';
import type { Ack } from '../../shared/protocol/refusals';
import type { Seat, Table } from '../../shared/protocol/table';
import type { OwnSeat } from '../net/seats';
import type { Binding } from '../net/useCommitment';
import { serve, show, tableWith } from './app';
import { WaitingRoom } from '../pages/waiting-room/WaitingRoom';
import type { SeatLoss } from '../tables/seats/useSeatLoss';

/** The table whose room is shown. */
export const match = { game: 'ya-blew-it', matchID: 'abc' };

export const seatOf = (playerID: string, name: string): OwnSeat => ({
  ...match,
  playerID,
  name,
  credentials: 'secret',
  nonce: 'aa',
  joinedAt: 1,
});
export const ANA = seatOf('0', 'Ana');
export const BO = seatOf('1', 'Bo');

type Wishes = {
  box?: GameInfo;
  seat?: OwnSeat;
  table?: Partial<Table>;
  lost?: SeatLoss;
  connected?: boolean;
  asides?: Snapshot['asides'];
  lines?: { id: string; sender: string; payload: string; name?: string }[];
  say?: (text: string) => Promise<Ack>;
  /** Where friends reach the server. */
  reach?: string | null;
  /** Whether the nonce was asked for and not told. */
  withheld?: boolean;
  binding?: Binding;
  isPhone?: boolean;
};

/** Shows the room of a table as somebody with this seat, or none, sees it; gives what the server is asked. */
export async function enter(
  players: Seat[],
  {
    box = yaBlewItInfo,
    seat,
    table,
    lost = null,
    connected = true,
    lines,
    asides = [],
    say,
    reach = null,
    withheld,
    binding = 'bound',
    isPhone,
  }: Wishes = {},
) {
  const bodies: Record<string, unknown> = {};
  const record = (path: string) => [
    `POST /games/ya-blew-it/abc/${path}`,
    (body: Record<string, unknown>) => {
      bodies[path] = body;
      return { playerID: '1', playerCredentials: 'fresh' };
    },
  ];
  const paths = [
    'join',
    'ready',
    'start',
    'options',
    'seats',
    'seats/1/bot',
    'seats/1/swap',
    'update',
    'seats/1/free',
    'code',
    'newcomers',
    'seats/1/mute',
    'seats/1/host',
  ];
  serve({
    'GET /address': () => ({ url: reach }),
    ...Object.fromEntries([...paths, 'seats/1/close'].map(record)),
  });
  const standUp = jest.fn(async () => undefined);
  const heard = {
    table: null,
    match: null,
    recent: [],
    asides,
    reactions: {},
    chat: lines ?? [],
    connected,
    refused: null,
  };
  const snapshot = { ...heard, withheld };
  await show(
    <WaitingRoom
      box={box}
      title={undefined}
      match={match}
      table={tableWith(players, table)}
      seat={seat}
      binding={binding}
      connection={{ say, sayAside: say } as Connection}
      snapshot={snapshot}
      lost={lost}
      standUp={standUp}
    />,
    '/',
    isPhone,
  );
  return { bodies, standUp };
}

/** What the plates say, seat by seat. */
export const seats = () =>
  within(screen.getByRole('region', { name: 'At the table' }))
    .getAllByRole('listitem')
    .map((seat) =>
      [...seat.querySelectorAll('p')].map(({ textContent }) => textContent).join(', '),
    );
/** What has to happen next, in the words of the page. */
export const asked = () =>
  within(screen.getByRole('region', { name: 'What is next' })).getByRole('heading').textContent;
export const button = (name: string | RegExp) => screen.queryByRole('button', { name });

/** Each test begins in a browser that knows of no table. */
export function forgetAll() {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
