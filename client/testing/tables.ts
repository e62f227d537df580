import type { Seat, Table } from '../../shared/protocol/table';

/* Tables, and who sits at them, as a server tells of them. */

export const person = (id: number, name: string, rest: Partial<Seat> = {}): Seat => ({
  id,
  name,
  isConnected: true,
  ready: false,
  committed: true,
  nonceHash: 'ab'.repeat(32),
  ...rest,
});

export const emptySeat = (id: number): Seat => ({
  id,
  ready: false,
  committed: true,
  nonceHash: null,
});

export const bot = (id: number, name = 'Ada'): Seat =>
  person(id, name, { bot: 'normal', ready: true, nonceHash: null });

/** An open table of Ya Blew It! whose host has seat 0. */
export const tableWith = (players: Seat[], rest: Partial<Table> = {}): Table => ({
  gameName: 'ya-blew-it',
  matchID: 'abc',
  version: 1,
  status: 'open',
  start: 'host',
  unlisted: true,
  setupData: { doubleGems: true, showOdds: true, length: 'printed' },
  players,
  host: '0',
  code: 'LAMP-MANGO-427',
  commitment: 'c0ffee',
  awaited: [],
  watching: 0,
  absence: 'vote',
  clock: 0,
  createdAt: 0,
  updatedAt: 0,
  ...rest,
});
