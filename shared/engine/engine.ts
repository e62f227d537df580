import { chanceOf } from './chance';
import {
  canUndo,
  type ChanceSource,
  type Deal,
  dealt,
  type Frame,
  framesOf,
  moved,
  type Played,
  type PlayedMove,
  type Position,
  type Simulation,
  simulation,
  takenBack,
} from './reducer';
import { isActive, isLegal, legalMoves } from './legal';
import type { Arg, GameModule, LegalMove, PlayerID, PublicCtx } from './game';

export type { ChanceSource, Deal, Frame, Position };

/** What a player does: a move with its arguments, or taking back the own last step. */
export type Action =
  | { type: 'move'; playerID: PlayerID; move: string; args: Arg[] }
  | { type: 'undo'; playerID: PlayerID };

/** Why an action was not carried out. */
export type ActionRefusal = 'over' | 'illegal' | 'noUndo';

export type Outcome = ({ ok: true } & Played) | { ok: false; code: ActionRefusal };

/** The state that leaves the server for one viewer, in the shape the official client keeps. */
export type ViewerState<V = unknown> = {
  G: V;
  ctx: PublicCtx;
  plugins: Record<string, never>;
  /** Whom the match waits for, as a spectator can tell. */
  awaited: PlayerID[];
  canUndo: boolean;
  _undo: [];
  _redo: [];
};

/** Plays one title by its rules. It holds no match: positions go in and come out. */
export type Engine = {
  readonly module: GameModule;
  start(deal: Deal): Position;
  act(position: Position, action: Action): Outcome;
  /** What everybody saw on the way of an action from a position; the last frame is the position it led to. */
  frames(position: Position, action: Action, played: Played): Frame[];
  /** What `playerID` can see of a position; `null` is a spectator. */
  view(position: Position, playerID: PlayerID | null): ViewerState;
  legal(position: Position, playerID: PlayerID): LegalMove[];
  /** The same, judged from what somebody was shown; a spectator may do nothing. */
  legalIn(view: unknown, ctx: PublicCtx, playerID: PlayerID | null): LegalMove[];
  awaited(position: Position): PlayerID[];
  /** What a move that is known to be legal leads to. */
  play(position: Position, move: PlayedMove): Played;
  /** A copy of a position to try moves in, for bots that look ahead. */
  simulate(position: Position): Simulation;
};

/** The engine of a title. */
export function createEngine(module: GameModule, source: ChanceSource = chanceOf): Engine {
  const viewOf = ({ G, ctx }: Position, playerID: PlayerID | null) =>
    module.view(G, ctx, playerID) as unknown;

  const play = (position: Position, action: PlayedMove): Played =>
    moved(module, source, position, action);

  const move = (position: Position, action: Action & { type: 'move' }): Outcome => {
    const { playerID, move: name, args } = action;
    const { ctx } = position;
    if (!Object.hasOwn(module.moves, name) || !isActive(ctx, playerID)) return ILLEGAL;
    const view = viewOf(position, playerID);
    if (!isLegal(module.moves[name], view, ctx, playerID, args)) return ILLEGAL;
    return { ok: true, ...play(position, action) };
  };

  // asked for every viewer of a position
  const known = new WeakMap<Position, PlayerID[]>();

  const awaited = (position: Position): PlayerID[] => {
    if (position.ctx.gameover !== undefined) return [];
    let found = known.get(position);
    if (!found) known.set(position, (found = module.awaited(viewOf(position, null), position.ctx)));
    return found;
  };

  return {
    module,
    awaited,
    start: (deal) => dealt(module, source, deal),
    act(position, action) {
      if (position.ctx.gameover !== undefined) return { ok: false, code: 'over' };
      if (action.type === 'move') return move(position, action);
      if (!canUndo(position, action.playerID)) return { ok: false, code: 'noUndo' };
      return { ok: true, position: takenBack(position), events: [], eventsByFrame: [] };
    },
    frames: (position, action, played) =>
      action.type === 'undo'
        ? [{ G: played.position.G, events: [] }]
        : framesOf(module, source, position, action, played),
    view: (position, playerID) => ({
      G: viewOf(position, playerID),
      ctx: position.ctx,
      plugins: {},
      awaited: awaited(position),
      canUndo: playerID !== null && canUndo(position, playerID),
      _undo: [],
      _redo: [],
    }),
    legal: (position, playerID) =>
      legalMoves(module, viewOf(position, playerID), position.ctx, playerID),
    legalIn: (view, ctx, playerID) => legalMoves(module, view, ctx, playerID),
    play,
    simulate: (position) => simulation(module, source, position),
  };
}

const ILLEGAL = { ok: false, code: 'illegal' } as const;
