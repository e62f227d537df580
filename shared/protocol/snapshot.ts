import type { LogEntry } from '../engine/log';
import type { PlayerID, PublicCtx } from '../engine/game';
import type { Refused } from './refusals';
import { type Missed, type Replica, replicaOf, type SeenFrame, withUpdate } from './replica';
import type { Table } from './table';
import type { Aside, ChatLine, Reaction } from './talk';

/** A dealt match as this viewer sees it. */
export type MatchSnapshot<V = unknown> = {
  view: V;
  ctx: PublicCtx;
  /** Counts this viewer's positions. */
  stateID: number;
  /** Whom the match waits for, as a spectator can tell. */
  awaited: PlayerID[];
  canUndo: boolean;
  /** The last entries of the story, oldest first. */
  log: LogEntry[];
  /** The way here from the position before, whose last frame is this position; empty where it is not known. */
  frames: readonly SeenFrame<V>[];
};

/** All that is known at one moment; replaced, never changed. */
export type Snapshot<V = unknown> = {
  table: Table | null;
  /** `null` until the cards are dealt. */
  match: MatchSnapshot<V> | null;
  /**
   * The latest positions, each of which follows on the one before, up to the present one: whoever is
   * told of several at once can show them one after the other.
   */
  recent: readonly MatchSnapshot<V>[];
  chat: ChatLine[];
  /** What those who watch have said. */
  asides: Aside[];
  /** The latest quick sign of each seat, and its number among all. */
  reactions: Readonly<Record<PlayerID, { number: number; reaction: Reaction }>>;
  /** Whether something can be done: the server is there, has let us in, and reaches what it keeps. */
  connected: boolean;
  /** The last refusal the server sent, until something is accepted again. */
  refused: Refused | null;
  /** Set when the server asked for our nonce and was not told it. */
  withheld?: boolean;
};

/** A replica as screens read it. */
export const toMatch = <V>({ state, log, frames }: Replica): MatchSnapshot<V> => ({
  view: state.G as V,
  ctx: state.ctx,
  stateID: state._stateID,
  awaited: state.awaited ?? [],
  canUndo: state.canUndo ?? false,
  log,
  frames: frames as SeenFrame<V>[],
});

/** The positions that were missed, each of which follows on the one before; as many as make sense. */
export function positionsOf<V = unknown>({ state, log, updates }: Missed): MatchSnapshot<V>[] {
  const replicas = [replicaOf({ state, log })];
  for (const update of updates) {
    const next = withUpdate(replicas.at(-1)!, update);
    if (next === null) break;
    replicas.push(next);
  }
  return replicas.map(toMatch<V>);
}
