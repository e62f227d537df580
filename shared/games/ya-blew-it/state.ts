import type { MoveRule, PlayerID } from '../../engine/game';
import type { CardId } from './cards';

/** The gem colours, in the order of the printed list. */
export const COLORS = ['blue', 'green', 'pink', 'yellow', 'orange', 'purple'] as const;
export type Color = (typeof COLORS)[number];

/** How far a match goes (R2.6). */
export const LENGTHS = ['printed', 'short'] as const;
export type Length = (typeof LENGTHS)[number];

/** The faces of the Dynamite die are 1 to this. */
export const DYNAMITE = 8;

/**
 * What the table waits for.
 * - `prospecting`: the Prospector draws until a gem appears (at the start of a round, or after any Fire)
 * - `jumping`: the Prospector may play a Claim Jumper, straight after a gem
 * - `mining`: the first of `waiting` rolls or passes
 * - `deciding`: the Prospector keeps, adds or gambles
 * - `gambling`: the Prospector draws on or rolls
 * - `rerolling`: who rolled decides whether the roll stands
 * - `securing`: owners of Safes place them, all at the same time
 * - `burning`: the first of `fire.waiting` rolls for the Fire
 */
export const STEPS = [
  'prospecting',
  'jumping',
  'mining',
  'deciding',
  'gambling',
  'rerolling',
  'securing',
  'burning',
] as const;
export type Step = (typeof STEPS)[number];

/** What a roll is for: to steal the Claim, to win a gamble, or for a Fire in the Hole. */
export type Purpose = 'steal' | 'gamble' | 'fire';

/** A roll of somebody's die; it lies on the table until the next one. */
export type Roll = { playerID: PlayerID; number: number; purpose: Purpose };

/** A Fire in the Hole that is being resolved. */
export type Fire = {
  card: CardId;
  /** The one from the bottom of the deck, which ends the game. */
  final: boolean;
  /** Owners of Safes who are asked to place them. */
  owners: PlayerID[];
  /** Those of them who have placed; where, is hidden until all have. */
  placed: PlayerID[];
  /** Who must still roll, the next one first. */
  waiting: PlayerID[];
};

/** What lies on the table in each step: a Fire while it is resolved, and a roll for certain while it is decided about. */
type Calm = { roll: Roll | null; fire: null };
type Ablaze = { roll: Roll | null; fire: Fire };
type Things = {
  prospecting: Calm;
  jumping: Calm;
  mining: Calm;
  deciding: Calm;
  gambling: Calm;
  rerolling: { roll: Roll; fire: Fire | null };
  securing: Ablaze;
  burning: Ablaze;
};

/** A step with what lies there: what changes together when the table goes on to another one. */
export type Stage = { [One in Step]: { step: One } & Things[One] }[Step];

/** What lies open on the table. */
export type Table = Stage & {
  /** Counts from 1. */
  round: number;
  /** The Prospector of the first round. */
  first: PlayerID;
  /** The Claim at stake, in the order drawn. */
  claim: CardId[];
  discards: CardId[];
  /** Each player's scoring area, in the order taken; specials that were not used yet included. */
  scoring: Record<PlayerID, CardId[]>;
  /** Each player's cursed colour. */
  cursed: Record<PlayerID, Color>;
  /** Each player's Safes that stand on a stack; the others lie beside the stacks. */
  safes: Record<PlayerID, Color[]>;
  /** Miners who must still decide in this pass, the next one first. */
  waiting: PlayerID[];
  /** Miners who have used their roll in this round. */
  out: PlayerID[];
  /** Gems added to this Claim by gambling. */
  gambled: number;
  /** The final Fire was revealed: the last Claim is being settled. */
  last: CardId | null;
  /** A two-number card of a colour counts as two gems (option `doubleGems`). */
  doubleGems: boolean;
  /** The chance to match is shown beside the Claim (option `showOdds`). */
  showOdds: boolean;
  /** Whether a part of the deck was put back into the box (option `length`). */
  length: Length;
  over: boolean;
};

/** Where a Safe can be put: on a colour's stack, or `off`. */
export const PLACES = [...COLORS, 'off'] as const;
export type Place = (typeof PLACES)[number];

/** Some places, always in the same order. */
export const inOrder = (places: readonly Place[]): Place[] =>
  [...places].sort((a, b) => PLACES.indexOf(a) - PLACES.indexOf(b));

export type State = {
  table: Table;
  /** The next card first. */
  deck: CardId[];
  /** Where Safes are put for the present Fire, until all owners have placed. */
  placements: Record<PlayerID, Place[]>;
};

export type View = {
  table: Table;
  deckSize: number;
  /** Where this player put their own Safes, while others still place theirs. */
  placement: Place[] | null;
};

/** How a Claim came to its taker. */
export type Manner = 'kept' | 'stolen' | 'jumped' | 'won' | 'forced';

export type Event =
  | { type: 'roundBegan'; round: number; playerID: PlayerID }
  | { type: 'drawn'; playerID: PlayerID; card: CardId }
  | { type: 'passed'; playerID: PlayerID }
  | { type: 'declined'; playerID: PlayerID }
  | { type: 'gambled'; playerID: PlayerID }
  | { type: 'rolled'; playerID: PlayerID; number: number; purpose: Purpose; hit: boolean }
  | { type: 'rerolled'; playerID: PlayerID; card: CardId }
  | { type: 'taken'; playerID: PlayerID; cards: CardId[]; manner: Manner }
  | { type: 'lost'; playerID: PlayerID; cards: CardId[] }
  | { type: 'discarded'; cards: CardId[] }
  | { type: 'fireBroke'; card: CardId; final: boolean }
  | { type: 'placed'; playerID: PlayerID }
  | { type: 'secured'; safes: Record<PlayerID, Color[]> }
  | { type: 'burned'; playerID: PlayerID; cards: CardId[]; safes: Color[] }
  | { type: 'fireEnded'; card: CardId };

/** What is seen on the way of a move, and perhaps what came of it. */
export type Play<Result = void> = Generator<Event, Result>;

export type Rule<Args extends (string | number)[] = []> = MoveRule<State, View, Event, Args>;
