import type { LogEntry } from '../../shared/engine/log';
import type { WireEntry } from '../../shared/protocol/update';

/** Log entries as a page of JSON. */
export const toEntries = (entries: readonly WireEntry[]): LogEntry[] =>
  entries.map(({ action, _stateID, turn, metadata, standIn, name }) => ({
    stateID: _stateID,
    turn,
    playerID: action.payload.playerID,
    move: action.payload.type,
    events: metadata,
    ...(standIn && { standIn }),
    ...(name !== undefined && { name }),
  }));
