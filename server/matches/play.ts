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
import type { News, WireEntry } from '../../shared/core/news';
import { difference } from './difference';

/** The complete state of one viewer, as the official client keeps it. */
export type WireState = ViewerState & { _stateID: number };

/** What is told to one viewer. */
export type ToldNews = News & { viewer: PlayerID | null; before: number };

/** What one viewer has been shown so far. The numbers count his positions, not the match's actions. */
type Channel = {
  stateID: number;
  /** The position his own last action led to. */
  actedAt: number;
  state: ViewerState;
  log: WireEntry[];
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
  stateID(viewer: PlayerID | null): number;
  /** The `stateID` that the seat's own last action led to; 0 before the first. */
  actedAt(seat: PlayerID): number;
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
      actedAt: 0,
      state,
      log: [],
      notes: viewer === null ? undefined : module.observe?.(undefined, state.G, []),
    });
  }

  function consider(action: Action): Step {
    const outcome = referee.act(position, action);
    if (!outcome.ok) return outcome;
    const seen = [...channels].map(([viewer, channel]) => ({
      viewer,
      ...lookAt(channel, viewer, { action, outcome }),
    }));
    return {
      ok: true,
      take() {
        position = outcome.position;
        seq++;
        for (const { viewer, channel, news } of seen) {
          channels.set(viewer, channel);
          if (news) channel.log.push(news.entry);
        }
        return seen.flatMap(({ news }) => news ?? []);
      },
    };
  }

  /** What one viewer will have seen after an action, and what he is told of it. */
  function lookAt(
    channel: Channel,
    viewer: PlayerID | null,
    { action, outcome }: { action: Action; outcome: Outcome & { ok: true } },
  ): { channel: Channel; news?: ToldNews } {
    const state = referee.see(outcome.position, viewer);
    const patch = difference(channel.state, state);
    // who sees nothing of it must not even be told that something happened
    if (patch.length === 0 && outcome.events.length === 0 && viewer !== action.playerID)
      return { channel: { ...channel, state } };
    const stateID = channel.stateID + 1;
    const { turn, phase } = position.ctx;
    const entry = toEntry(action, outcome.events, { stateID, turn, phase });
    const notes =
      viewer === null ? undefined : module.observe?.(channel.notes, state.G, outcome.events);
    return {
      channel: {
        stateID,
        actedAt: viewer === action.playerID ? stateID : channel.actedAt,
        state,
        log: channel.log,
        notes,
      },
      news: {
        viewer,
        before: channel.stateID,
        stateID,
        patch: [...patch, { op: 'replace', path: '/_stateID', value: stateID }],
        entry,
      },
    };
  }

  for (const action of actions) {
    const step = consider(action);
    if (!step.ok) throw new Error(`action ${seq + 1} of the log is ${step.code}`);
    step.take();
  }

  const channel = (viewer: PlayerID | null): Channel => {
    const found = channels.get(viewer);
    if (!found) throw new Error(`nobody sees this match as ${viewer}`);
    return found;
  };

  return {
    position: () => position,
    seq: () => seq,
    consider,
    stateID: (viewer) => channel(viewer).stateID,
    actedAt: (seat) => channel(seat).actedAt,
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
