import type { PlayerID } from '../../../shared/engine/game';
import { isTaken, unready } from '../../../shared/protocol/startConditions';
import type { Table } from '../../../shared/protocol/table';

/** Whether the next step at a table is this player's. */
export function isWaitingFor(table: Table, playerID: PlayerID): boolean {
  if (table.status === 'running') return !table.isPaused && table.awaited.includes(playerID);
  if (table.status !== 'open' || table.start !== 'host') return false;
  return table.host === playerID
    ? isFullAndReady(table)
    : unready(table).some(({ id }) => String(id) === playerID);
}

const isFullAndReady = (table: Table) =>
  table.players.every(isTaken) && unready(table).length === 0;
