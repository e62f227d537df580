import type { LogEntry } from './log';
import type { PlayerID, PublicCtx } from './module';
import { type PackedNews, unpackNews, type WireEntry } from './news';
import { patched } from './patch';

/** The state of a match as the server sends it to one viewer. */
export type WireState = {
  G: unknown;
  ctx: PublicCtx;
  awaited?: PlayerID[];
  canUndo?: boolean;
  /** Counts this viewer's positions. */
  _stateID: number;
};

/** What a screen has of a match: replaced, never changed. */
export type Replica = { state: WireState; log: LogEntry[] };

/** What a sync brings: all of it. */
export const replicaOf = ({ state, log }: { state: WireState; log: WireEntry[] }): Replica => ({
  state,
  log: log.map(toLogEntry),
});

/** With the true state in place of one that is out of step; one that is behind is late, and counts for nothing. */
export const corrected = (replica: Replica, state: WireState): Replica =>
  state._stateID < replica.state._stateID ? replica : { ...replica, state };

/** With what one action changed; `null` where that does not follow on what is here. */
export function withNews({ state, log }: Replica, packed: PackedNews): Replica | null {
  const { stateID, patch, entry } = unpackNews(packed);
  if (stateID !== state._stateID + 1) return null;
  try {
    return { state: patched(state, patch), log: [...log, toLogEntry(entry)] };
  } catch {
    return null;
  }
}

const toLogEntry = ({ action, _stateID, turn, metadata }: WireEntry): LogEntry => ({
  stateID: _stateID,
  turn,
  playerID: action.payload.playerID,
  move: action.payload.type,
  events: metadata ?? [],
});
