import type { PlayerID } from '../../../shared/engine/game';
import type {
  Action,
  Engine,
  Frame,
  Outcome,
  Position,
  ViewerState,
} from '../../../shared/engine/engine';
import type {
  FrameUpdate,
  Operation,
  ViewerUpdate,
  WireEntry,
} from '../../../shared/protocol/update';
import { countIn, isChange, type Changes } from '../changes';
import { logEntry, wireEntry, type LoggedAction } from '../history/logEntries';
import { difference } from './difference';

/** The match as one viewer has been shown it so far. The numbers count the viewer's positions, not the match's actions. */
export type ViewerProjection = {
  stateID: number;
  /** The position that the viewer's own last action led to. */
  actedAt: number;
  /** How many actions are the viewer's own. */
  actions: number;
  changes: Changes;
  /** What the viewer sees of the position; worked out when it is first needed. */
  state: ViewerState | null;
  notes: unknown;
};

/** In which forms the screens of one viewer take what they are told. */
export type Forms = {
  /** Some are our own. */
  packed: boolean;
  /** Some are the official client's. */
  official: boolean;
};

/** What is told to one viewer of one action, in the forms that are wanted. */
export type EncodableUpdate = {
  viewer: PlayerID | null;
  /** The numbers of the viewer's positions: the one it starts from, and the one it leads to. */
  before: number;
  stateID: number;
  packed: ViewerUpdate | null;
  official: { patch: Operation[]; entry: WireEntry } | null;
};

/** An action that is allowed, and what all viewers have of it; that is worked out when somebody needs it. */
export type Act = {
  engine: Engine;
  /** The position before it. */
  position: Position;
  action: Action;
  outcome: Outcome & { ok: true };
  frames(): readonly Frame[];
  common(): readonly Operation[];
};

/** What an action comes to for everybody, before anybody looks at it. */
export const actOf = (given: Pick<Act, 'engine' | 'position' | 'action' | 'outcome'>): Act => {
  const { engine, position, action, outcome } = given;
  return {
    ...given,
    frames: once(() => engine.frames(position, action, outcome)),
    common: once(() => [
      ...difference(position.ctx, outcome.position.ctx, '/ctx'),
      ...difference(engine.awaited(position), engine.awaited(outcome.position), '/awaited'),
    ]),
  };
};

function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}

/** Somebody before an action: what they have been shown, and what they see, which is worked out when it is needed. */
type Viewer = { viewer: PlayerID | null; before: ViewerProjection; state(): ViewerState };

/** The same after it. */
export type Seen = {
  viewer: PlayerID | null;
  before: ViewerProjection;
  isTold: boolean;
  projection: ViewerProjection;
  patch?: Operation[] | null;
  frames?: FrameUpdate[] | null;
};

/** What one viewer will have seen after an action, and whether the viewer is told of it at all. */
export function look(act: Act, seenBy: Viewer, { packed, official }: Forms): Seen {
  const { engine, action, outcome } = act;
  const { viewer, before } = seenBy;
  const isPublic = outcome.events.length > 0;
  const isRemembered = viewer !== null && engine.module.observe !== undefined;
  // a view is needed where somebody looks, remembers it, or only it can say whether something was to be seen
  if (isPublic && !isRemembered && !packed && !official)
    return { viewer, before, isTold: true, projection: projectionAfter(act, seenBy) };
  const state = engine.view(outcome.position, viewer);
  const isOne = !packed || !isPublic || outcome.eventsByFrame.length < 2;
  const patch =
    official || !isPublic || (packed && isOne) ? changesOf(seenBy.state(), state, act) : null;
  const isOwn = viewer === action.playerID;
  // who sees nothing of it must not even be told that something happened
  const isTold = isPublic || isOwn || patch!.length > 0;
  if (!isTold) return { viewer, before, isTold, projection: { ...before, state } };
  return {
    viewer,
    before,
    isTold,
    projection: projectionAfter(act, seenBy, state),
    patch: official ? patch : null,
    frames: packed ? framesFor(act, seenBy, { end: state, patch }) : null,
  };
}

function projectionAfter(
  act: Act,
  { viewer, before }: Viewer,
  state: ViewerState | null = null,
): ViewerProjection {
  const { module } = act.engine;
  const isOwn = viewer === act.action.playerID;
  const stateID = before.stateID + 1;
  return {
    stateID,
    actedAt: isOwn ? stateID : before.actedAt,
    actions: before.actions + Number(isOwn),
    changes: isOwn ? changesAfter(before.changes, act) : before.changes,
    state,
    notes:
      viewer === null || module.observe === undefined
        ? before.notes
        : module.observe(before.notes, state!.G, act.outcome.events),
  };
}

function changesAfter(changes: Changes, { engine, position, action }: Act): Changes {
  if (!isChange(engine, position, action)) return changes;
  return { turn: position.ctx.turn, count: countIn(position, changes) + 1 };
}

/** How an action changes what one viewer sees: what is the same for all is compared once. */
const changesOf = (before: ViewerState, after: ViewerState, { common }: Act): Operation[] => [
  ...difference(before.G, after.G, '/G'),
  ...common(),
  ...difference(before.canUndo, after.canUndo, '/canUndo'),
];

/** What one viewer is shown of an action, moment by moment; before its end only the view changes. */
function framesFor(
  act: Act,
  { viewer, state: stateBefore }: Viewer,
  { end, patch }: { end: ViewerState; patch: Operation[] | null },
): FrameUpdate[] {
  const { engine, position, outcome } = act;
  const frames = act.frames();
  if (frames.length === 1 && patch) return [{ patch, events: outcome.events }];
  let state = stateBefore();
  return frames.map(({ G, events }, i) => {
    const next =
      i === frames.length - 1 ? end : { ...state, G: engine.module.view(G, position.ctx, viewer) };
    const changed = next === end ? changesOf(state, end, act) : difference(state.G, next.G, '/G');
    state = next;
    return { patch: changed, events };
  });
}

/** What a viewer is told who was shown something; `null` where nobody looks. */
export function updateOf(
  entry: LoggedAction,
  { viewer, before, projection, patch, frames }: Seen,
): EncodableUpdate | null {
  if (!patch && !frames) return null;
  const { stateID } = projection;
  return {
    viewer,
    before: before.stateID,
    stateID,
    packed: frames ? { frames, entry: logEntry(entry, stateID) } : null,
    official: patch ? { patch, entry: wireEntry(entry, stateID) } : null,
  };
}
