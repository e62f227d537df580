import type { MoveRule, PlayerID, FrameEvents } from '../../engine/game';
import type { FaceId } from './faces';
import type { CardId, CellId } from './wonders';

export const VARIANTS = ['basic', 'junior', 'advanced'] as const;
export type Variant = (typeof VARIANTS)[number];

/** How far a match goes (R6.3, R8.7). */
export const LENGTHS = ['printed', 'short'] as const;
export type Length = (typeof LENGTHS)[number];

/** Which faces of the five action tokens are used; `mixed` draws one of each. */
export const TOKEN_SIDES = ['side1', 'side2', 'mixed'] as const;

/** The colours of gems. */
export const COLORS = ['red', 'yellow', 'green', 'blue', 'purple'] as const;
export type Color = (typeof COLORS)[number];

/** What a player may choose to take: gems of one colour, or diamonds. */
export const TYPES = [...COLORS, 'diamond'] as const;
export type TreasureType = (typeof TYPES)[number];

export const KINDS = ['key', 'chest'] as const;
export type Kind = (typeof KINDS)[number];

/** What a card shows. */
export type Treasure = TreasureType | Kind;

export const AWARDS = ['colorfulGems', 'explorer', 'chest'] as const;
export type Award = (typeof AWARDS)[number];

/**
 * How far the turn has come.
 * - `revealing`: two cards are to be revealed
 * - `choosing`: cards lie face up; one more may be revealed, then something is taken or left
 * - `taken`: what is left lies face up until the thefts are made
 * - `ending`: all is face down again; action tokens may be taken and used
 */
export const STEPS = ['revealing', 'choosing', 'taken', 'ending'] as const;
export type Step = (typeof STEPS)[number];

/** What lies open before a player. */
export type Holdings = {
  /** In the order they came. */
  cards: CardId[];
  diamondTokens: number;
  /** Key and chest tokens that wait for a partner. */
  kept: Record<Kind, number>;
  faces: FaceId[];
  /** Colours for which an action token was taken and which never fell below three gems since. */
  credited: Color[];
};

/** What lies open on the table. The tokens beside the grid follow from the cards that were taken. */
export type Table = {
  variant: Variant;
  /** Who began, by lot. */
  first: PlayerID;
  step: Step;
  /** A pair was spent: the player must steal before anything else. */
  stealing: boolean;
  /** Cards that lie face up in the grid, in the order they were turned. */
  revealed: CellId[];
  /** Where the player of this turn looked with an action token. */
  looked: CellId[];
  players: Record<PlayerID, Holdings>;
  /** Action tokens nobody has taken. */
  supply: FaceId[];
  /** Action tokens that were used and left the game. */
  used: FaceId[];
  /** Awards are kept for good; the one for chests is given at the end and follows from the cards. */
  awards: Record<Exclude<Award, 'chest'>, PlayerID | null>;
  /** Each player's own screen may remember for them (option `memoryAid`). */
  memoryAid: boolean;
  /** How many cards are left when the last round begins (option `length`). */
  length: Length;
  over: boolean;
};

/** Something for each card that is still in the grid. */
export type Grid<T> = Partial<Record<CellId, T>>;

export type State = {
  table: Table;
  grid: Grid<Treasure>;
};

export type View = {
  table: Table;
  /** `null` is a card whose treasure this player cannot see. */
  grid: Grid<Treasure | null>;
};

/** What a thief takes: one card, or a diamond token. */
export type Loot = CardId | 'diamondToken';

export type Event =
  // not the treasures: the log must not remember for the players
  | { type: 'revealed'; playerID: PlayerID; cells: CellId[] }
  | { type: 'looked'; playerID: PlayerID; cells: CellId[] }
  | { type: 'taken'; playerID: PlayerID; cells: CellId[]; cards: CardId[] }
  | { type: 'left'; playerID: PlayerID }
  | { type: 'paired'; playerID: PlayerID; theft: boolean }
  | { type: 'stolen'; playerID: PlayerID; victim: PlayerID; loot: Loot }
  | { type: 'claimed'; playerID: PlayerID; face: FaceId; color: Color }
  | { type: 'used'; playerID: PlayerID; face: FaceId }
  | { type: 'awarded'; playerID: PlayerID; award: Award; points: number }
  | { type: 'ended'; playerID: PlayerID };

/** What everybody sees of a move, moment by moment. */
export type Sights = Iterable<FrameEvents<Event>>;

export type Rule<Args extends (string | number)[] = []> = MoveRule<State, View, Event, Args>;
