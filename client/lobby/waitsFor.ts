import type { PlayerID } from '../../shared/core/module';
import type { Seat, Table } from '../../shared/protocol/table';

/** Whether somebody sits there, person or bot. */
export const isTaken = (seat: Seat): boolean => seat.name !== undefined;

/** What keeps a table from being started, the first thing first; `null` when nothing does. */
export function obstacle(table: Table): 'gap' | 'notReady' | 'absent' | null {
  if (!table.players.every(isTaken)) return 'gap';
  if (unready(table).length > 0) return 'notReady';
  if (absent(table).length > 0) return 'absent';
  return null;
}

/** Who have yet to say that they are ready; the host says so by starting. */
export const unready = (table: Table): Seat[] =>
  table.players.filter((seat) => isTaken(seat) && !seat.ready && String(seat.id) !== table.host);

/** Who has to be there for the start, and is not. */
export const absent = (table: Table): Seat[] =>
  table.players.filter((seat) => isTaken(seat) && !seat.bot && !seat.isConnected);

/** Whether the next step at a table is this player's. */
export function waitsFor(table: Table, playerID: PlayerID): boolean {
  if (table.status === 'running') return table.awaited.includes(playerID);
  if (table.status !== 'open' || table.start !== 'host') return false;
  return table.host === playerID
    ? isFullAndReady(table)
    : unready(table).some(({ id }) => String(id) === playerID);
}

const isFullAndReady = (table: Table) =>
  table.players.every(isTaken) && unready(table).length === 0;
