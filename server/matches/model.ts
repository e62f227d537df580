import type { PlayerID } from '../../shared/engine/game';
import type {
  Action,
  Deal,
  Engine,
  Outcome,
  Position,
  ViewerState,
} from '../../shared/engine/engine';
import { allowed } from '../../shared/engine/playLog';
import type { WireEntry } from '../../shared/protocol/update';
import type { PlayedAction } from '../storage/actions';
import { countIn, isChange, NO_CHANGES } from './changes';
import {
  actedSince,
  entriesFor,
  entriesShown,
  type HolderOf,
  type LoggedAction,
} from './history/logEntries';
import { stateFrom, snapshotOf, type ModelSnapshot } from './history/modelSnapshot';
import {
  actOf,
  look,
  updateOf,
  type EncodableUpdate,
  type Forms,
  type ViewerProjection,
} from './screens/projection';

/** The complete state of one viewer, as the official client keeps it. */
export type WireState = ViewerState & { _stateID: number };

/** An action thought through to its end, so that nothing of it can fail any more; or why it is not allowed. */
export type Transition =
  | {
      ok: true;
      /** What each viewer is told of it, once it is stored. */
      updates: readonly EncodableUpdate[];
      /** Makes it the position. */
      commit(): void;
    }
  | Extract<Outcome, { ok: false }>;

/** A dealt match in memory: its position, and what every viewer has seen of it. Does no input or output. */
export type MatchModel = {
  position(): Position;
  /** The number of actions so far. */
  seq(): number;
  /**
   * Works out all that an action would lead to, and what those who look are told of it; nothing changes
   * before it is committed.
   */
  prepare(action: PlayedAction, formsOf: FormsOf): Transition;
  /** Carries out a stored action that nobody is told of; throws when it is not legal. */
  follow(action: PlayedAction): void;
  stateID(viewer: PlayerID | null): number;
  /** The `stateID` that the seat's own last action led to; 0 before the first. */
  actedAt(seat: PlayerID): number;
  /** How many actions of this seat there were. */
  actions(seat: PlayerID): number;
  /** How often this seat has changed its mind in the present turn. */
  changes(seat: PlayerID): number;
  /** Whether an action would be a change of mind. */
  isChange(action: Action): boolean;
  state(viewer: PlayerID | null): WireState;
  /** The latest entries of a viewer's log, oldest first: all since the last save, and at least 50 where there are so many. */
  log(viewer: PlayerID | null, holderOf?: HolderOf): WireEntry[];
  /** Who has played something that spectators saw after one of their positions; `withBots`, or without those for whom a bot did. */
  actedSince(shown: number, withBots: boolean): ReadonlySet<PlayerID>;
  /** What the bot on this seat remembers. */
  notes(seat: PlayerID): unknown;
  /** All that is needed to go on from here; `null` while somebody may take a step back. */
  save(): ModelSnapshot | null;
  /** What was logged after an action, oldest first. */
  loggedAfter(seq: number): LoggedAction[];
  /** Keeps of the entries up to an action, which are stored, only those that a newcomer is shown. */
  forgetOldEntries(seq: number): void;
};

/** Who looks at a match, and how. Nothing of it may depend on what is hidden. */
export type FormsOf = (viewer: PlayerID | null) => Forms;

/** Nobody looks. */
const UNSEEN: FormsOf = () => ({ packed: false, official: false });

/** The match that a deal and its actions lead to; throws when an action is not legal. */
export function createMatchModel(
  engine: Engine,
  deal: Deal,
  actions: readonly Action[] = [],
): MatchModel {
  const { module } = engine;
  const position = engine.start(deal);
  const projections = new Map<PlayerID | null, ViewerProjection>();
  for (const viewer of viewersOf(position)) {
    const state = engine.view(position, viewer);
    const notes = viewer === null ? undefined : module.observe?.(undefined, state.G, []);
    const changes = NO_CHANGES;
    projections.set(viewer, { stateID: 0, actedAt: 0, actions: 0, changes, state, notes });
  }
  const model = playFrom(engine, { position, seq: 0, projections, recent: [] });
  for (const action of actions) model.follow(action);
  return model;
}

/** The match as it was saved. */
export const restoreMatchModel = (engine: Engine, from: ModelSnapshot): MatchModel =>
  playFrom(engine, stateFrom(from));

/** Everybody who sees the match, spectators last. */
export const viewersOf = ({ ctx }: Position): (PlayerID | null)[] => [...ctx.playOrder, null];

/** Where a match stands. */
export type ModelState = {
  position: Position;
  seq: number;
  projections: Map<PlayerID | null, ViewerProjection>;
  /** The latest entries of the log, oldest first. */
  recent: LoggedAction[];
};

function playFrom(engine: Engine, from: ModelState): MatchModel {
  const { projections } = from;
  let { position, seq, recent } = from;
  const viewers = [...projections.keys()];

  const projectionOf = (viewer: PlayerID | null): ViewerProjection => {
    const found = projections.get(viewer);
    if (!found) throw new Error(`nobody sees this match as ${viewer}`);
    return found;
  };

  const stateOf = (viewer: PlayerID | null): ViewerState =>
    (projectionOf(viewer).state ??= engine.view(position, viewer));

  function prepare(action: PlayedAction, formsOf: FormsOf): Transition {
    const outcome = engine.act(position, action);
    if (!outcome.ok) return outcome;
    const act = actOf({ engine, position, action, outcome });
    const seen = viewers.map((viewer) =>
      look(
        act,
        { viewer, before: projectionOf(viewer), state: () => stateOf(viewer) },
        formsOf(viewer),
      ),
    );
    const entry: LoggedAction = {
      seq: seq + 1,
      playerID: action.playerID,
      move: action.type === 'undo' ? null : action.move,
      turn: position.ctx.turn,
      phase: position.ctx.phase,
      events: outcome.events,
      ...(action.standIn && { standIn: true }),
      stateIDs: seen.map(({ projection, isTold }) => (isTold ? projection.stateID : null)),
    };
    return {
      ok: true,
      updates: seen.flatMap((one) => (one.isTold ? (updateOf(entry, one) ?? []) : [])),
      commit() {
        ({ position } = outcome);
        ({ seq } = entry);
        for (const { viewer, projection } of seen) projections.set(viewer, projection);
        recent.push(entry);
      },
    };
  }

  /** Stored actions are followed without working out what nobody is told. */
  function follow(action: PlayedAction) {
    allowed(prepare(action, UNSEEN), seq + 1).commit();
  }

  return {
    position: () => position,
    seq: () => seq,
    prepare,
    follow,
    stateID: (viewer) => projectionOf(viewer).stateID,
    actedAt: (seat) => projectionOf(seat).actedAt,
    actions: (seat) => projectionOf(seat).actions,
    changes: (seat) => countIn(position, projectionOf(seat).changes),
    isChange: (action) => isChange(engine, position, action),
    state: (viewer) => ({ ...stateOf(viewer), _stateID: projectionOf(viewer).stateID }),
    log: (viewer, holderOf) => entriesFor(recent, viewers.indexOf(viewer), holderOf),
    actedSince: (shown, withBots) => actedSince(recent, viewers.indexOf(null), { shown, withBots }),
    notes: (seat) => projectionOf(seat).notes,
    save: () => snapshotOf({ position, seq, projections, recent }),
    loggedAfter: (after) => recent.filter((entry) => entry.seq > after),
    forgetOldEntries(stored) {
      const shown = new Set(entriesShown(recent));
      recent = recent.filter((entry) => entry.seq > stored || shown.has(entry));
    },
  };
}
