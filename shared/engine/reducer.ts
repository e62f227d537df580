import type { ChanceData, CountedChance } from './chance';
import type {
  Arg,
  GameEvent,
  GameModule,
  MoveContext,
  MoveRule,
  PlayerID,
  PublicCtx,
  FrameEvents,
} from './game';
import { fullOptions } from './options';
import { leftOfCurrent } from './clockwise';
import { standings, type Gameover } from './score';
import { copied, sharing } from './sharing';

/** A match at one moment; never changed in place. */
export type MatchState = {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the state of any title
  G: any;
  ctx: PublicCtx;
  /** How much chance was used up. */
  chance: ChanceData;
};

/** A step that can be taken back: whose it is, and where it led from. */
export type UndoStep = { playerID: PlayerID; before: MatchState };

/** Everything there is to know about a match at one moment, plain JSON; never changed in place. */
export type Position = MatchState & {
  /** The steps that can be taken back, the last one first to go. */
  undo: UndoStep[];
};

/** Where chance comes from, from a place in its stream on. */
export type ChanceSource = (data: ChanceData) => CountedChance;

/** A move known to be legal. */
export type PlayedMove = { playerID: PlayerID; move: string; args: Arg[] };

/** What a move led to, and what everybody saw: all of it, and sight by sight. */
export type Played = { position: Position; events: GameEvent[]; eventsByFrame: GameEvent[][] };

/** A state that everybody sees on the way of a move, and what they see happen with it. */
export type Frame = { G: unknown; events: GameEvent[] };

/** What a match is dealt from; with these and the log of actions it can be played again to the same position. */
export type Deal = {
  numPlayers: number;
  options: Record<string, unknown>;
  seed: string;
  /** Who begins, where the table has named somebody; rules of before that was possible draw all the same. */
  first?: PlayerID;
};

/** The cards dealt, and the first turn begun. */
export function dealt(module: GameModule, source: ChanceSource, deal: Deal): Position {
  const { numPlayers, options, seed, first: named } = deal;
  const playOrder = Array.from({ length: numPlayers }, (_, seat) => String(seat));
  if (named !== undefined && !playOrder.includes(named)) throw new Error(`no seat ${named}`);
  const chance = source({ seed, counter: 0 });
  const before: PublicCtx = {
    numPlayers,
    playOrder,
    playOrderPos: 0,
    currentPlayer: playOrder[0],
    turn: 0,
    phase: null,
    activePlayers: null,
  };
  const G: unknown = module.setup(
    { ctx: before, chance, ...(named !== undefined && { first: named }) },
    fullOptions(module.options, options),
  );
  const first = module.first?.(G) ?? playOrder[0];
  const ctx = ended(module, G, turnOf(module, before, first));
  return { G, ctx, chance: { seed, counter: chance.counter() }, undo: [] };
}

/** What a move leads to, and what everybody saw. */
export function moved(
  module: GameModule,
  source: ChanceSource,
  position: Position,
  action: PlayedMove,
): Played {
  const { undo, ...before } = position;
  const chance = source(before.chance);
  const turn = turnEnd();
  const { playerID } = action;
  const G = copied(before.G);
  const sights = sightsOf(module, action, { G, ctx: before.ctx, playerID, chance, events: turn });
  const shared = sharing(before.G, G);
  const ctx = after(module, { G: shared, ctx: before.ctx }, turn.asked());
  const isFinal = !ruleOf(module, action).undoable || ctx.turn !== before.ctx.turn;
  return {
    position: {
      G: shared,
      ctx,
      chance: { seed: before.chance.seed, counter: chance.counter() },
      undo: isFinal ? NONE : [...undo, { playerID, before }],
    },
    events: sights.flat(),
    eventsByFrame: sights,
  };
}

/** What everybody sees of a move that was played, and what of it they see together. */
const sightsOf = (
  module: GameModule,
  action: PlayedMove,
  context: MoveContext<unknown>,
): GameEvent[][] => Array.from(shown(module, action, context), together);

/** Plays a move, as far as it is followed. */
const shown = (
  module: GameModule,
  action: PlayedMove,
  context: MoveContext<unknown>,
): Iterable<FrameEvents<GameEvent>> => ruleOf(module, action).play(context, ...action.args);

const together = (sight: FrameEvents<GameEvent>): GameEvent[] =>
  'type' in sight ? [sight] : [...sight];

/**
 * The way that led to a position, as everybody saw it; the last frame is the position. Most moves have
 * one sight, so nobody else pays for the states in between: they are found by playing the move once more.
 */
export function framesOf(
  module: GameModule,
  source: ChanceSource,
  { G: from, ctx, chance }: MatchState,
  action: PlayedMove,
  { position, eventsByFrame: sights }: Played,
): Frame[] {
  const last = { G: position.G as unknown, events: sights.at(-1) ?? [] };
  if (sights.length < 2) return [last];
  const G = copied(from);
  const context = {
    G,
    ctx,
    playerID: action.playerID,
    chance: source(chance),
    events: turnEnd(),
  };
  const frames: Frame[] = [];
  let before: unknown = from;
  for (const sight of shown(module, action, context)) {
    if (frames.length === sights.length - 1) break;
    before = sharing(before, copied(G));
    frames.push({ G: before, events: together(sight) });
  }
  return [...frames, last];
}

const NONE: UndoStep[] = [];

/** The position before the last step; there must be one that can be taken back. */
export function takenBack({ undo }: Position): Position {
  const { before } = undo[undo.length - 1];
  return { ...before, undo: undo.slice(0, -1) };
}

/** Whether the last step of the match is this player's own and may be taken back. */
export const canUndo = ({ ctx, undo }: Position, playerID: PlayerID): boolean =>
  ctx.gameover === undefined && undo.at(-1)?.playerID === playerID;

/** A match of one's own, to try moves in: played in place, which is many times faster. */
export type Simulation = {
  /** Where it stands; the next move changes it. */
  readonly now: MatchState;
  /** Plays a move known to be legal; the events are good until the next one. */
  play(action: PlayedMove): GameEvent[];
};

/** A copy of a position to try moves in. */
export function simulation(
  module: GameModule,
  source: ChanceSource,
  { G: dealtG, ctx, chance: from }: MatchState,
): Simulation {
  const chance = source(from);
  const now = {
    G: copied(dealtG),
    ctx,
    get chance() {
      return { seed: from.seed, counter: chance.counter() };
    },
  };
  return {
    now,
    play(action) {
      const turn = turnEnd();
      const { G, ctx } = now;
      const { playerID } = action;
      const sights = sightsOf(module, action, { G, ctx, playerID, chance, events: turn });
      now.ctx = after(module, now, turn.asked());
      return sights.flat();
    },
  };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a rule of any title
const ruleOf = ({ moves }: GameModule, { move }: PlayedMove): MoveRule<any, any, GameEvent, any> =>
  moves[move];

type TurnEnd = { next: PlayerID } | 'left';

/** Hears whether a move ends the turn: it ends when the move is over, and once. */
function turnEnd() {
  let end: TurnEnd | null = null;
  return {
    endTurn: (next?: { next: PlayerID }) => void (end ??= next ?? 'left'),
    asked: () => end,
  };
}

/** The course of the match after a move: over, or in another turn, or as it was. */
function after(
  module: GameModule,
  { G, ctx }: Pick<MatchState, 'G' | 'ctx'>,
  end: TurnEnd | null,
): PublicCtx {
  const now = ended(module, G, ctx);
  if (end === null || now.gameover !== undefined) return now;
  return ended(module, G, turnOf(module, ctx, end === 'left' ? leftOfCurrent(ctx) : end.next));
}

/** The turn that follows, which is this player's. */
const turnOf = (module: GameModule, ctx: PublicCtx, currentPlayer: PlayerID): PublicCtx => ({
  ...ctx,
  turn: ctx.turn + 1,
  playOrderPos: ctx.playOrder.indexOf(currentPlayer),
  currentPlayer,
  activePlayers: module.everybodyActs
    ? Object.fromEntries(ctx.playOrder.map((id) => [id, null]))
    : null,
});

/** With the standings, if the match is over. */
const ended = (module: GameModule, G: unknown, ctx: PublicCtx): PublicCtx =>
  module.isOver(G, ctx) ? { ...ctx, gameover: gameoverOf(module, G, ctx) } : ctx;

/** How a match that is over ended. */
export const gameoverOf = (module: GameModule, G: unknown, { playOrder }: PublicCtx): Gameover => ({
  standings: standings(
    playOrder.map((playerID) => ({
      playerID,
      lines: module.score(G, playerID),
      tieBreak: module.tieBreak?.(G, playerID) ?? 0,
    })),
  ),
});
