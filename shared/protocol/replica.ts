import type { LogEntry } from '../engine/log';
import type { GameEvent, PlayerID, PublicCtx } from '../engine/game';
import { type EncodedUpdate, decodeUpdate, type WireEntry } from './update';
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

/** What whoever was away has missed: the position before it, with the log up to there, and what they would have been told since. */
export type Missed = { state: WireState; log: WireEntry[]; updates: EncodedUpdate[] };

/** What a viewer saw at one moment of an action, and what happened there. */
export type SeenFrame<V = unknown> = { view: V; events: readonly GameEvent[] };

/** What a screen has of a match: replaced, never changed. */
export type Replica = {
  state: WireState;
  log: LogEntry[];
  /** The way here from the position before, whose last frame is this position; empty where it is not known. */
  frames: readonly SeenFrame[];
};

/** What a sync brings: all of it. */
export const replicaOf = ({ state, log }: { state: WireState; log: WireEntry[] }): Replica => ({
  state,
  log: log.map(toLogEntry),
  frames: [],
});

/** With the true state in place of one that is out of step; one that is behind is late, and counts for nothing. */
export const corrected = (replica: Replica, state: WireState): Replica =>
  state._stateID < replica.state._stateID ? replica : { ...replica, state, frames: [] };

/** With what one action changed; `null` where that does not follow on what is here. */
export function withUpdate({ state, log }: Replica, packed: EncodedUpdate): Replica | null {
  const { frames, entry } = decodeUpdate(packed, state.ctx.turn);
  if (entry.stateID !== state._stateID + 1) return null;
  try {
    let now: WireState = state;
    const seen = frames.map(({ patch, events }) => {
      now = patched(now, patch);
      return { view: now.G, events };
    });
    return { state: { ...now, _stateID: entry.stateID }, log: [...log, entry], frames: seen };
  } catch {
    return null;
  }
}

/** An entry of the log without what only the official client needs. */
export const toLogEntry = ({
  action,
  _stateID,
  turn,
  metadata,
  standIn,
  name,
}: WireEntry): LogEntry => ({
  stateID: _stateID,
  turn,
  playerID: action.payload.playerID,
  move: action.payload.type,
  events: metadata ?? [],
  ...(standIn && { standIn }),
  ...(name !== undefined && { name }),
});
