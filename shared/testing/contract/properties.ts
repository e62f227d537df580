import type { Engine } from '../../engine/engine';
import type { GameModule } from '../../engine/game';

/** What must hold for every title, whatever its rules. */
export const PROPERTIES = {
  ends: 'a match ends',
  isNeverStuck:
    'while it is not over, somebody is awaited, and whoever is awaited has a legal move',
  survivesJson: 'a position is the same after JSON',
  changesNothing: 'who looks at a position, rates a move or tries one leaves it as it was',
  acceptsLegal: 'every legal move is accepted',
  refusesIllegal: 'everything else is refused',
  leaksNothing: 'no view depends on what its viewer must not know',
  variesSecrets: 'what is imagined differs from the truth in every hidden field',
  keepsSecretMoves: 'while others are awaited, a secret move looks the same to them whatever it is',
  readsMoves: 'a move written as text and read again is the same move',
  replaysExactly: 'seed and log lead to the same position again',
  declaresScores: 'every score key is declared',
  usesMoves: 'every move occurs',
  usesScores: 'every declared score key occurs with points',
  playsAlike: 'a move played again from the same position shows the same, moment by moment',
  hidesOnTheWay: 'no moment of a move shows a viewer what they must not know',
  undoRestores: 'undo leads back to the position before the step',
  undoHidesNothing: 'a step that can be undone showed nothing hidden and drew no chance',
  ratesMoves: 'a bot can rate every legal move with a number',
} as const;

export type Property = keyof typeof PROPERTIES;

/** A property that does not hold, and where it was seen. */
export type Fault = { property: Property; where: string };

/** How much of a title is played. */
export type Extent = {
  /** How many matches for each player count and each combination of options; with one, any two of these choices meet in some match. */
  rounds: number;
  /** A match of more actions counts as endless. */
  longest?: number;
  /** How many positions of a match are looked at closely. */
  closely?: number;
};

/** What a match is dealt from. */
export type Deal = { numPlayers: number; options: Record<string, boolean | string>; seed: string };

/** A match that is played at random, and whoever is told what it breaks. */
export type Playout = {
  module: GameModule;
  engine: Engine;
  deal: Deal;
  extent: Extent;
  seen: Record<'moves' | 'scores', Set<string>>;
  secrets: Record<'hidden' | 'varied', Set<string>>;
  fault(property: Property, detail: string): void;
};
