import type { Strength } from '../protocol/table';
import type { GameInfo } from './info';
import type { Chance } from './chance';
import type { Options, OptionSpecs } from './options';
import type { Gameover, ScoreLine } from './score';
import type { Tempo } from './tempo';

/** A seat by its number as text, boardgame.io's way of naming it. */
export type PlayerID = string;

/** Move arguments are ids and numbers, never objects, so a move is always one line of text. */
export type Arg = string | number | boolean;

/** Whose turn it is, and what else of the course of a match everybody at the table may know; boardgame.io's names. */
export type PublicCtx = {
  numPlayers: number;
  /** Clockwise, as they sit. */
  playOrder: PlayerID[];
  playOrderPos: number;
  currentPlayer: PlayerID;
  /** Counts from 1. */
  turn: number;
  phase: string | null;
  /** Everybody, where a title lets all act at any time; `null` where only the current player may. */
  activePlayers: Record<PlayerID, string | null> | null;
  gameover?: Gameover;
};

/** What `setup` is handed; `first` begins, where that is not left to chance. */
export type SetupContext = { ctx: PublicCtx; chance: Chance; first?: PlayerID };

/** What a move is handed; `G` is there to be changed. */
export type MoveContext<G> = {
  G: G;
  ctx: PublicCtx;
  playerID: PlayerID;
  chance: Chance;
  events: {
    /** Ends the turn once the move is over; the next is that of the player on the left, unless somebody else is named. */
    endTurn(next?: { next: PlayerID }): void;
  };
};

/** Something everybody at the table saw happen. */
export type GameEvent = { type: string };

/** What is seen at one moment of a move: one thing that happened, or several that happen together. */
export type FrameEvents<E extends GameEvent> = E | readonly E[];

/** One kind of move: the arguments it may be played with, and what playing it does. */
export type MoveRule<G, V, E extends GameEvent, Args extends Arg[] = Arg[]> = {
  /** Every legal argument list, judged from what the player can see. */
  legal(view: V, ctx: PublicCtx, playerID: PlayerID): Args[];
  /**
   * Carries out a move already known to be legal; yields what everybody sees, whenever `G` is as it is
   * seen with it. Always plays the same in the same position, and does not hold on to what it yields.
   */
  play(context: MoveContext<G>, ...args: Args): Iterable<FrameEvents<E>>;
  /** The arguments are a handful: what `legal` lists may be played in any order. */
  unordered?: true;
  /** Hides the arguments from the other players. */
  secret?: true;
  /** Several players may play this at the same moment, in any order. */
  simultaneous?: true;
  /** May be taken back by the player who made it: shows nothing hidden, draws nothing. */
  undoable?: true;
  /** Takes back what its player did before, so that both could go on for ever: a match takes only so many in one turn. */
  takesBack?: true;
  /**
   * Takes nobody a thought: a bot plays it right after what it did before. Only for titles in which all can
   * see what may be played, as a pause that is not made tells that there was nothing to think about.
   */
  brief?: true;
};

/** A move of any title written out: its name and its arguments. */
export type LegalMove = { move: string; args: Arg[] };

/* `any` is the seam between the titles: a list of games that have nothing in common has no better type. */
/* eslint-disable @typescript-eslint/no-explicit-any */

/** The moves of one title by their names. */
export type Moves<G = any, V = any> = Record<string, MoveRule<G, V, any, any>>;

type ArgsOf<R> = R extends MoveRule<any, any, any, infer Args> ? Args : never;

/** A move of one title written out: one of its names, with the arguments that go with it. */
export type MoveOf<M extends Moves> = string extends keyof M
  ? LegalMove
  : { [Name in keyof M]: { move: Name; args: ArgsOf<M[Name]> } }[keyof M];

/** What everybody sees happen in one title. */
export type EventOf<M extends Moves> = {
  [Name in keyof M]: M[Name] extends MoveRule<any, any, infer E, any> ? E : never;
}[keyof M];

/** All the server and the client need to know about one game. */
export type GameModule<
  G = any,
  V = any,
  E extends GameEvent = any,
  O extends OptionSpecs = OptionSpecs,
  M extends Moves = Moves,
> = GameInfo<O> & {
  /** Raised when a change would replay an old log differently. */
  version: number;
  /** Who begins; the first seat, where nothing is said. */
  first?(G: G): PlayerID;
  /** Whether everybody may act in everybody's turn. What they may do is the business of `moves`. */
  everybodyActs?: true;
  moves: M;
  /** Every score line that can occur: the keys the translations must cover. */
  scoreKeys: readonly string[];

  setup(context: SetupContext, options: Options<O>): G;
  /** What `playerID` can see; `null` is a spectator. Shares with `G` what it shows unchanged. */
  view(G: G, ctx: PublicCtx, playerID: PlayerID | null): V;
  /** A full state that would look like `view` to this player: a guess at the secrets. */
  determinize(view: V, ctx: PublicCtx, playerID: PlayerID | null, random: Chance): G;
  isOver(G: G, ctx: PublicCtx): boolean;
  /** Whom the match waits for, judged from what a spectator sees. */
  awaited(publicView: V, ctx: PublicCtx): PlayerID[];
  score(G: G, playerID: PlayerID): ScoreLine[];
  /** Breaks equal totals; the higher value wins. */
  tieBreak?(G: G, playerID: PlayerID): number;
  /** Kinds of moves that need no thought, the first choice first: what a bot does where `rate` fails. */
  plain?: readonly (keyof M)[];
  /**
   * How good a legal move looks to a bot: the points it is expected to bring, those that it brings to
   * rivals taken off. Only differences between the moves of one position matter, but their size does: a
   * weaker bot makes any move that is but a few points worse. What makes no sense is rated `SENSELESS`.
   */
  rate(view: V, ctx: PublicCtx, playerID: PlayerID, move: MoveOf<M>, notes: unknown): number;
  /** What of its notes a bot of this strength still has when it decides. */
  recall?(notes: unknown, strength: Strength): unknown;
  /**
   * How much time this is worth to whoever looks on; `null` where there is nothing to see. Routine, where
   * nothing is said. It must not tell what only its end shows. What is seen with it is one action, or a part of it.
   */
  tempo?(event: E, seenWith: readonly E[]): Tempo | null;
  /**
   * How long this stays in sight at the least once it has come to rest, in milliseconds at the usual pace, for all but
   * who did it. Nothing, where its tempo says enough.
   */
  hold?(event: E): number | undefined;
  /** How long bots wait at least after everybody saw this, in milliseconds: people need time to look at it. */
  pause?(events: readonly E[]): number;
  /** What a bot remembers: folded over the views and events its own seat was sent, rebuilt from them after a restart. */
  observe?(notes: unknown, view: V, events: E[]): unknown;
};
/* eslint-enable @typescript-eslint/no-explicit-any */

/**
 * A game, with the moves it can make and the events that can be seen taken from its rules: whoever
 * names another one is told so by the compiler. `G` is its whole state, `V` what one viewer sees of it.
 */
export const defineGame =
  <G, V>() =>
  <M extends Moves<G, V>, O extends OptionSpecs>(
    game: GameModule<G, V, EventOf<M>, O, M>,
  ): GameModule<G, V, EventOf<M>, O, M> =>
    game;
