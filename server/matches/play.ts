import type { PlayerID } from 'boardgame.io';
import type { GameEvent } from '../../shared/core/module';
import type {
  Action,
  Deal,
  Outcome,
  Position,
  Referee,
  ViewerState,
} from '../../shared/core/referee';
import { difference, type Operation } from './difference';

/** One entry of the log as the official client keeps it: never with arguments, the events as metadata. */
export type WireEntry = {
  action: {
    type: 'MAKE_MOVE' | 'UNDO';
    payload: { type: string | null; args: null; playerID: PlayerID };
  };
  _stateID: number;
  turn: number;
  phase: string | null;
  metadata: GameEvent[];
};

/** The complete state of one viewer, as the official client keeps it. */
export type WireState = ViewerState & { _stateID: number };

/** What one viewer is told of one action. */
export type News = {
  viewer: PlayerID | null;
  before: number;
  stateID: number;
  patch: Operation[];
  entry: WireEntry;
};

/** What one viewer has been shown so far. The number counts his positions, not the match's actions. */
type Channel = { stateID: number; state: ViewerState; log: WireEntry[]; notes: unknown };

/** A dealt match in memory: its position, and what every viewer has seen of it. Does no input or output. */
export type Play = {
  position(): Position;
  /** The number of actions so far. */
  seq(): number;
  /** What an action would lead to; changes nothing. */
  judge(action: Action): Outcome;
  /** Makes an outcome the position, and says what each viewer is told of it. */
  advance(action: Action, outcome: Outcome & { ok: true }): News[];
  stateID(viewer: PlayerID | null): number;
  state(viewer: PlayerID | null): WireState;
  /** A viewer's log, oldest first. */
  log(viewer: PlayerID | null): readonly WireEntry[];
  /** What the bot on this seat remembers. */
  notes(seat: PlayerID): unknown;
};

/** The match that a deal and its actions lead to; throws when an action is not legal. */
export function createPlay(referee: Referee, deal: Deal, actions: readonly Action[]): Play {
  const { module } = referee;
  let position = referee.start(deal);
  let seq = 0;
  const channels = new Map<PlayerID | null, Channel>();
  for (const viewer of [...position.ctx.playOrder, null]) {
    const state = referee.see(position, viewer);
    channels.set(viewer, {
      stateID: 0,
      state,
      log: [],
      notes: viewer === null ? undefined : module.observe?.(undefined, state.G, []),
    });
  }

  const advance: Play['advance'] = (action, outcome) => {
    const { turn, phase } = position.ctx;
    position = outcome.position;
    seq++;
    const news: News[] = [];
    for (const [viewer, channel] of channels) {
      const state = referee.see(position, viewer);
      const patch = difference(channel.state, state);
      channel.state = state;
      // who sees nothing of it must not even be told that something happened
      if (patch.length === 0 && outcome.events.length === 0 && viewer !== action.playerID) continue;
      const before = channel.stateID++;
      const stateID = channel.stateID;
      const entry = toEntry(action, outcome.events, { stateID, turn, phase });
      channel.log.push(entry);
      if (viewer !== null && module.observe)
        channel.notes = module.observe(channel.notes, state.G, outcome.events);
      news.push({
        viewer,
        before,
        stateID,
        patch: [...patch, { op: 'replace', path: '/_stateID', value: stateID }],
        entry,
      });
    }
    return news;
  };

  const judge = (action: Action) => referee.act(position, action);

  for (const action of actions) {
    const outcome = judge(action);
    if (!outcome.ok) throw new Error(`action ${seq + 1} of the log is ${outcome.code}`);
    advance(action, outcome);
  }

  const channel = (viewer: PlayerID | null): Channel => {
    const found = channels.get(viewer);
    if (!found) throw new Error(`nobody sees this match as ${viewer}`);
    return found;
  };

  return {
    position: () => position,
    seq: () => seq,
    judge,
    advance,
    stateID: (viewer) => channel(viewer).stateID,
    state: (viewer) => ({ ...channel(viewer).state, _stateID: channel(viewer).stateID }),
    log: (viewer) => channel(viewer).log,
    notes: (seat) => channel(seat).notes,
  };
}

const toEntry = (
  action: Action,
  events: GameEvent[],
  at: { stateID: number; turn: number; phase: string | null },
): WireEntry => ({
  action: {
    type: action.type === 'undo' ? 'UNDO' : 'MAKE_MOVE',
    payload: {
      type: action.type === 'undo' ? null : action.move,
      args: null,
      playerID: action.playerID,
    },
  },
  _stateID: at.stateID,
  turn: at.turn,
  phase: at.phase,
  metadata: events,
});
