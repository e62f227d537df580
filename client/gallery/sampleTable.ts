import type { Table } from '../../shared/protocol/table';

/** A table with a seat in every state a seat can be in. */
export const TABLE: Table = {
  gameName: 'ya-blew-it',
  matchID: 'gallery',
  version: 1,
  status: 'open',
  start: 'host',
  unlisted: true,
  setupData: { doubleGems: true, showOdds: true, length: 'printed' },
  players: [
    { id: 0, name: 'Ana', isConnected: true, ready: true, committed: true, nonceHash: null },
    { id: 1, name: 'Bo', isConnected: true, ready: true, committed: true, nonceHash: null },
    { id: 2, name: 'Chidi', isConnected: true, ready: false, committed: true, nonceHash: null },
    { id: 3, name: 'Deniz', isConnected: false, ready: false, committed: true, nonceHash: null },
    {
      id: 4,
      name: 'Ada',
      isConnected: true,
      bot: 'normal',
      ready: true,
      committed: true,
      nonceHash: null,
    },
    { id: 5, ready: false, committed: true, nonceHash: null },
  ],
  host: '0',
  code: 'LAMP-MANGO-427',
  commitment: '',
  awaited: [],
  watching: 0,
  absence: 'vote',
  clock: 0,
  createdAt: 0,
  updatedAt: 0,
};
