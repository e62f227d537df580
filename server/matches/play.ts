import type { PlayerID } from '../../shared/core/module';
import type {
  Action,
  Deal,
  Frame,
  Outcome,
  Position,
  Referee,
  ViewerState,
} from '../../shared/core/referee';
import type { FrameNews, News, Operation, WireEntry } from '../../shared/core/news';
import { countIn, isChange, NO_CHANGES, type Changes } from './changes';
import { difference } from './difference';
import { entriesFor, logEntry, needed, wireEntry, type Logged } from './logged';
import { revived, saved, type SavedPlay } from './saved';

/** The complete state of one viewer, as the official client keeps it. */
export type WireState = ViewerState & { _stateID: number };

/** What is told to one viewer, and in one step where from and how the action led to it. */
export type ToldNews = News & {
  viewer: PlayerID | null;
  before: number;
  patch: Operation[];
  wireEntry: WireEntry;
};

/** What one viewer has been shown so far. The numbers count the viewer's positions, not the match's actions. */
export type Channel = {
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

/** An action thought through to its end, so that nothing of it can fail any more; or why it is not allowed. */
export type Step =
  | {
      ok: true;
      /** Makes it the position, and says what each viewer is told of it. */
      take(): ToldNews[];
    }
  | (Outcome & { ok: false });

/** A dealt match in memory: its position, and what every viewer has seen of it. Does no input or output. */
export type Play = {
  position(): Position;
  /** The number of actions so far. */
  seq(): number;
  /** Works out all that an action would lead to; nothing changes before it is taken. */
  consider(action: Action): Step;
  /** Carries out a stored action that nobody is told of; throws when it is not legal. */
  follow(action: Action): void;
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
  log(viewer: PlayerID | null): WireEntry[];
  /** What the bot on this seat remembers. */
  notes(seat: PlayerID): unknown;
  /** All that is needed to go on from here; `null` while somebody may take a step back. */
  save(): SavedPlay | null;
  /** What was logged after an action, oldest first. */
  loggedAfter(seq: number): Logged[];
  /** Keeps of the entries up to an action, which are stored, only those that a newcomer is shown. */
  forgetOldEntries(seq: number): void;
};

/** The match that a deal and its actions lead to; throws when an action is not legal. */
export function createPlay(referee: Referee, deal: Deal, actions: readonly Action[] = []): Play {
  const { module } = referee;
  const position = referee.start(deal);
  const channels = new Map<PlayerID | null, Channel>();
  for (const viewer of viewersOf(position)) {
    const state = referee.see(position, viewer);
    const notes = viewer === null ? undefined : module.observe?.(undefined, state.G, []);
    const changes = NO_CHANGES;
    channels.set(viewer, { stateID: 0, actedAt: 0, actions: 0, changes, state, notes });
  }
  const play = playFrom(referee, { position, seq: 0, channels, recent: [] });
  for (const action of actions) play.follow(action);
  return play;
}

/** The match as it was saved. */
export const revivePlay = (referee: Referee, from: SavedPlay): Play =>
  playFrom(referee, revived(from));

/** Everybody who sees the match, spectators last. */
export const viewersOf = ({ ctx }: Position): (PlayerID | null)[] => [...ctx.playOrder, null];

/** Where a match stands. */
export type Standing = {
  position: Position;
  seq: number;
  channels: Map<PlayerID | null, Channel>;
  /** The latest entries of the log, oldest first. */
  recent: Logged[];
};

function playFrom(referee: Referee, standing: Standing): Play {
  const { module } = referee;
  const { channels } = standing;
  let { position, seq, recent } = standing;
  const viewers = [...channels.keys()];

  const channelOf = (viewer: PlayerID | null): Channel => {
    const found = channels.get(viewer);
    if (!found) throw new Error(`nobody sees this match as ${viewer}`);
    return found;
  };

  const stateOf = (viewer: PlayerID | null): ViewerState =>
    (channelOf(viewer).state ??= referee.see(position, viewer));

  function advance(action: Action, outcome: Outcome & { ok: true }, seen: readonly Seen[]) {
    const entry: Logged = {
      seq: seq + 1,
      playerID: action.playerID,
      move: action.type === 'undo' ? null : action.move,
      turn: position.ctx.turn,
      phase: position.ctx.phase,
      events: outcome.events,
      stateIDs: seen.map(({ channel, isTold }) => (isTold ? channel.stateID : null)),
    };
    ({ position } = outcome);
    ({ seq } = entry);
    for (const { viewer, channel } of seen) channels.set(viewer, channel);
    recent.push(entry);
    return entry;
  }

  function consider(action: Action): Step {
    const outcome = referee.act(position, action);
    if (!outcome.ok) return outcome;
    const frames = referee.frames(position, action, outcome);
    const isOne = frames.length === 1;
    const seen = viewers.map((viewer) => {
      const before = channelOf(viewer).stateID;
      const state = referee.see(outcome.position, viewer);
      const patch = difference(stateOf(viewer), state);
      return {
        ...look(viewer, state, { action, outcome, differs: patch.length > 0 }),
        patch,
        frames: isOne ? [{ patch, events: outcome.events }] : framesFor(viewer, state, frames),
        before,
      };
    });
    return {
      ok: true,
      take() {
        const logged = advance(action, outcome, seen);
        return seen.flatMap(({ viewer, channel: { stateID }, isTold, patch, frames, before }) =>
          isTold
            ? [
                {
                  viewer,
                  before,
                  patch,
                  frames,
                  entry: logEntry(logged, stateID),
                  wireEntry: wireEntry(logged, stateID),
                },
              ]
            : [],
        );
      },
    };
  }

  /** What one viewer is shown of an action, moment by moment; before its end only the view changes. */
  function framesFor(
    viewer: PlayerID | null,
    end: ViewerState,
    frames: readonly Frame[],
  ): FrameNews[] {
    let state = stateOf(viewer);
    return frames.map(({ G, events }, i) => {
      const next =
        i === frames.length - 1 ? end : { ...state, G: module.view(G, position.ctx, viewer) };
      const patch = difference(state, next);
      state = next;
      return { patch, events };
    });
  }

  /** Stored actions are followed without working out what nobody is told: a view is needed where only it can say whether something was to be seen. */
  function follow(action: Action) {
    const outcome = referee.act(position, action);
    if (!outcome.ok) throw new Error(`action ${seq + 1} of the log is ${outcome.code}`);
    const isPublic = outcome.events.length > 0;
    const seen = viewers.map((viewer) => {
      const isRemembered = viewer !== null && module.observe !== undefined;
      if (isPublic && !isRemembered) return look(viewer, null, { action, outcome, differs: true });
      const state = referee.see(outcome.position, viewer);
      const differs = isPublic || difference(stateOf(viewer), state).length > 0;
      return look(viewer, state, { action, outcome, differs });
    });
    advance(action, outcome, seen);
  }

  /** What one viewer will have seen after an action, and whether the viewer is told of it at all. */
  function look(
    viewer: PlayerID | null,
    state: ViewerState | null,
    { action, outcome, differs }: Looked,
  ): Seen {
    const channel = channelOf(viewer);
    const isOwn = viewer === action.playerID;
    // who sees nothing of it must not even be told that something happened
    const isTold = differs || isOwn || outcome.events.length > 0;
    if (!isTold) return { viewer, isTold, channel: { ...channel, state } };
    const stateID = channel.stateID + 1;
    const notes =
      viewer === null || module.observe === undefined
        ? channel.notes
        : module.observe(channel.notes, state!.G, outcome.events);
    return {
      viewer,
      isTold,
      channel: {
        stateID,
        actedAt: isOwn ? stateID : channel.actedAt,
        actions: channel.actions + Number(isOwn),
        changes: isOwn ? changesAfter(channel.changes, action) : channel.changes,
        state,
        notes,
      },
    };
  }

  function changesAfter(changes: Changes, action: Action): Changes {
    if (!isChange(referee, position, action)) return changes;
    return { turn: position.ctx.turn, count: countIn(position, changes) + 1 };
  }

  return {
    position: () => position,
    seq: () => seq,
    consider,
    follow,
    stateID: (viewer) => channelOf(viewer).stateID,
    actedAt: (seat) => channelOf(seat).actedAt,
    actions: (seat) => channelOf(seat).actions,
    changes: (seat) => countIn(position, channelOf(seat).changes),
    isChange: (action) => isChange(referee, position, action),
    state: (viewer) => ({ ...stateOf(viewer), _stateID: channelOf(viewer).stateID }),
    log: (viewer) => entriesFor(recent, viewers.indexOf(viewer)),
    notes: (seat) => channelOf(seat).notes,
    save: () => saved({ position, seq, channels, recent }),
    loggedAfter: (after) => recent.filter((entry) => entry.seq > after),
    forgetOldEntries(stored) {
      const shown = new Set(needed(recent));
      recent = recent.filter((entry) => entry.seq > stored || shown.has(entry));
    },
  };
}

type Looked = { action: Action; outcome: Outcome & { ok: true }; differs: boolean };
type Seen = { viewer: PlayerID | null; channel: Channel; isTold: boolean };
