import type { ActionShape, Ctx, Plugin, PlayerID, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { chancePlugin } from './chance';
import { publicCtx, toGame } from './game';
import { isLegal, legalMoves } from './legal';
import type { Arg, GameEvent, GameModule, LegalMove, PublicCtx } from './module';

/** Everything there is to know about a match at one moment: boardgame.io's state, never changed in place. */
export type Position = State;

/** What a player does: a move with its arguments, or taking back the own last step. */
export type Action =
  | { type: 'move'; playerID: PlayerID; move: string; args: Arg[] }
  | { type: 'undo'; playerID: PlayerID };

/** Why an action was not carried out. */
export type ActionRefusal = 'over' | 'illegal' | 'noUndo';

export type Outcome =
  { ok: true; position: Position; events: GameEvent[] } | { ok: false; code: ActionRefusal };

/** What a match is dealt from; with these and the log of actions it can be played again to the same position. */
export type Deal = { numPlayers: number; options: Record<string, unknown>; seed: string };

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
export type Referee = {
  readonly module: GameModule;
  start(deal: Deal): Position;
  act(position: Position, action: Action): Outcome;
  /** What `playerID` can see of a position; `null` is a spectator. */
  see(position: Position, playerID: PlayerID | null): ViewerState;
  legal(position: Position, playerID: PlayerID): LegalMove[];
  awaited(position: Position): PlayerID[];
};

/** The referee of a title; boardgame.io's reducer is built once, here. */
export function createReferee(module: GameModule, chance: Plugin = chancePlugin): Referee {
  const game = toGame(module, chance);
  const reduce = CreateGameReducer({ game });

  const viewOf = ({ G, ctx }: Position, playerID: PlayerID | null) => {
    const seen = publicCtx(ctx);
    return { view: module.view(G, seen, playerID), ctx: seen };
  };

  const move = (
    position: Position,
    { playerID, move: name, args }: Action & { type: 'move' },
  ): Outcome => {
    if (!Object.hasOwn(module.moves, name) || !isActive(position.ctx, playerID)) return ILLEGAL;
    const { view, ctx } = viewOf(position, playerID);
    if (!isLegal(module.moves[name], view, ctx, playerID, args)) return ILLEGAL;
    return outcome(
      module,
      reduce(untouchable(position), {
        type: 'MAKE_MOVE',
        payload: { type: name, args, playerID, credentials: undefined },
      } as ActionShape.MakeMove),
    );
  };

  // asked for every viewer of a position
  const known = new WeakMap<Position, PlayerID[]>();

  const awaited = (position: Position): PlayerID[] => {
    if (position.ctx.gameover !== undefined) return [];
    let found = known.get(position);
    if (!found) {
      const { view, ctx } = viewOf(position, null);
      known.set(position, (found = module.awaited(view, ctx)));
    }
    return found;
  };

  return {
    module,
    awaited,
    start: ({ numPlayers, options, seed }) =>
      InitializeGame({ game: { ...game, seed }, numPlayers, setupData: options }),
    act(position, action) {
      if (position.ctx.gameover !== undefined) return { ok: false, code: 'over' };
      if (action.type === 'move') return move(position, action);
      if (!canUndo(module, position, action.playerID)) return { ok: false, code: 'noUndo' };
      return outcome(
        module,
        reduce(untouchable(position), {
          type: 'UNDO',
          payload: { type: null, args: null, playerID: action.playerID, credentials: undefined },
        } as unknown as ActionShape.Undo),
      );
    },
    see(position, playerID) {
      const { view, ctx } = viewOf(position, playerID);
      return {
        G: view,
        ctx,
        plugins: {},
        awaited: awaited(position),
        canUndo: playerID !== null && canUndo(module, position, playerID),
        _undo: [],
        _redo: [],
      };
    },
    legal(position, playerID) {
      const { view, ctx } = viewOf(position, playerID);
      return legalMoves(module, view, ctx, playerID);
    },
  };
}

const ILLEGAL = { ok: false, code: 'illegal' } as const;

const isActive = (ctx: Ctx, playerID: PlayerID): boolean =>
  ctx.playOrder.includes(playerID) &&
  (ctx.activePlayers ? Object.hasOwn(ctx.activePlayers, playerID) : ctx.currentPlayer === playerID);

/** Whether the last step of the match is this player's own and may be taken back. */
function canUndo(module: GameModule, { ctx, _undo }: Position, playerID: PlayerID): boolean {
  const last = _undo.at(-1);
  return (
    ctx.gameover === undefined &&
    _undo.length > 1 &&
    last?.moveType !== undefined &&
    last.playerID === playerID &&
    module.moves[last.moveType].undoable === true
  );
}

type Reduced = State & { transients?: { error?: unknown } };

function outcome(module: GameModule, reduced: Reduced): Outcome {
  const { deltalog, transients, ...position } = reduced;
  if (transients?.error) return ILLEGAL;
  return {
    ok: true,
    position: { ...position, _undo: stepsToUndo(module, position), _redo: [] },
    events: deltalog?.at(0)?.metadata ?? [],
  };
}

/** What boardgame.io keeps to take steps back, as far as that can ever happen: nothing leads back over a step that is final. */
function stepsToUndo(module: GameModule, { _undo }: State): State['_undo'] {
  const move = _undo.at(-1)?.moveType;
  return move !== undefined && !module.moves[move].undoable ? _undo.slice(-1) : _undo;
}

/** boardgame.io's reducer counts moves and notes log metadata inside the objects it is given: these are copies of them. */
const untouchable = (position: Position): Position => ({
  ...position,
  ctx: {
    ...position.ctx,
    activePlayers: position.ctx.activePlayers && { ...position.ctx.activePlayers },
    _activePlayersNumMoves: { ...position.ctx._activePlayersNumMoves },
  },
  plugins: { ...position.plugins, log: { data: {} } },
});
