import type { Seat, Table } from './table';

/** What decides whether a table can be started. */
type Starting = Pick<Table, 'players' | 'host' | 'start'>;

/** Whether somebody sits there, person or bot. */
export const isTaken = (seat: Seat): boolean => seat.name !== undefined;

/** What keeps a table from being started, the first thing first; `null` when nothing does. */
export function startBlocker(table: Starting): 'gap' | 'notReady' | 'absent' | null {
  if (!table.players.every(isTaken)) return 'gap';
  if (unready(table).length > 0) return 'notReady';
  if (absent(table).length > 0) return 'absent';
  return null;
}

/**
 * Who have yet to say that they are ready, where a host starts the table, who says so by starting it; and,
 * wherever it is, whose nonce was told in vain, until their browser has committed to another.
 */
export const unready = ({ players, host, start }: Starting): Seat[] =>
  players.filter(
    (seat) =>
      isTaken(seat) &&
      (!seat.committed || (start === 'host' && !seat.ready && String(seat.id) !== host)),
  );

/** Who has to reveal a nonce at the start, and is not there. */
export const absent = ({ players }: Starting): Seat[] =>
  players.filter((seat) => seat.nonceHash !== null && !seat.isConnected);
