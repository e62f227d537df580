import type { MoveRule, PlayerID, FrameEvents } from '../../engine/game';
import type { Options } from '../../engine/options';
import type { ActionCardId } from './actionCards';
import type { Cards, Kind } from './cards';
import type { DiscId } from './discs';
import type { towerOfBabelInfo } from './info';

export const WONDERS = [
  'giza',
  'gardens',
  'zeus',
  'artemis',
  'mausoleum',
  'colossus',
  'lighthouse',
  'babel',
] as const;
export type Wonder = (typeof WONDERS)[number];

/** How far a match goes (R8.8). */
export const LENGTHS = ['printed', 'short'] as const;

/**
 * What the table waits for.
 * - `choosing`: the active player passes or chooses a disc to build
 * - `offering`: all opponents make covered offers, at the same time
 * - `selecting`: the active player accepts offers, then adds own cards or gives up
 * - `answering`: opponents with a refused offer say, covered, whether they use a Triple Bonus
 * - `ending`: the active player ends their turn or declares a Double Turn
 */
export const STEPS = ['choosing', 'offering', 'selecting', 'answering', 'ending'] as const;
export type Step = (typeof STEPS)[number];

/** Where a wonder stands: its discs that were not taken yet, and whose each part on it is, from the ground up. */
export type Site = { discs: DiscId[]; parts: PlayerID[] };

/** A wonder that was scored: whose each part on it was, from the ground up, and how many points they got. */
export type Finished = {
  wonder: Wonder;
  parts: PlayerID[];
  points: Record<PlayerID, number>;
};

/** Needed building cards, and perhaps the trading card with them. */
export type Offer = { cards: Cards; trade: boolean };

/** What came of a build. */
export type Outcome = 'fulfilled' | 'failed';

type Begun = {
  wonder: Wonder;
  disc: DiscId;
  /** Opponents who have committed their offer; what it is, is hidden until all have. */
  offered: PlayerID[];
  /** Whose offers the active player has accepted; the others are refused when they build or give up. */
  accepted: PlayerID[];
  /** Who is asked about a Triple Bonus, and who has answered; what, is hidden until all have. */
  asked: PlayerID[];
  answered: PlayerID[];
};

/** A build as long as offers for it are covered. */
export type OpenBuild = Begun & { offers: null; outcome: null };

/** A build once all offers for it are revealed. */
export type RevealedBuild = Begun & {
  offers: Record<PlayerID, Offer>;
  outcome: Outcome | null;
};

/** The build of this turn, from the choice of the disc until the turn is over. */
export type Build = OpenBuild | RevealedBuild;

/** The build that lies on the table in each step; a turn without one may be asked to end as well. */
type Builds = {
  choosing: null;
  offering: OpenBuild;
  selecting: RevealedBuild;
  answering: RevealedBuild;
  ending: RevealedBuild | null;
};

/** A step with its build: what changes together when the table goes on to another one. */
export type Stage = { [One in Step]: { step: One; build: Builds[One] } }[Step];

/** Points scored so far: by refused offers, and by finished wonders. */
export type Points = { offers: number; wonders: number };

/** What lies open on the table. */
export type Table = Stage & {
  /** Who takes the first turn. */
  first: PlayerID;
  wonders: Record<Wonder, Site>;
  /** In the order in which they were finished. */
  finished: Finished[];
  points: Record<PlayerID, Points>;
  discards: Cards;
  usedActionCards: ActionCardId[];
  /** The second turn of a Double Turn is being played. */
  second: boolean;
  options: Options<(typeof towerOfBabelInfo)['options']>;
  over: boolean;
};

/** What an opponent says when asked about a Triple Bonus. */
export type Answer = 'tripleBonus' | 'nothing';

export type State = {
  table: Table;
  /** Building cards in hand, those in an offer included until they are discarded. */
  hands: Record<PlayerID, Cards>;
  actionCards: Record<PlayerID, ActionCardId[]>;
  /** The discs that each player has taken. */
  discs: Record<PlayerID, DiscId[]>;
  /** Offers that are covered. */
  offers: Record<PlayerID, Offer>;
  /** Answers that are covered. */
  answers: Record<PlayerID, Answer>;
  supply: Cards;
  /** The next card first. */
  actionSupply: ActionCardId[];
};

/** How much a player holds, as everybody can count. */
export type Holding = { cards: number; actionCards: number; discs: number };

export type View = {
  table: Table;
  holdings: Record<PlayerID, Holding>;
  /** What this viewer can see of each player's things; `null` is hidden. */
  hands: Record<PlayerID, Cards | null>;
  actionCards: Record<PlayerID, ActionCardId[] | null>;
  discs: Record<PlayerID, DiscId[] | null>;
  /** The viewer's own covered offer and answer. */
  offer: Offer | null;
  answer: Answer | null;
  supplySize: number;
  actionSupplySize: number;
};

/** No event tells which disc was taken, nor cards that would: the log must not remember for us (R9.5). */
export type Event =
  | { type: 'passed'; playerID: PlayerID }
  | { type: 'chose'; playerID: PlayerID; wonder: Wonder }
  | { type: 'offered'; playerID: PlayerID }
  | { type: 'revealed'; offers: Record<PlayerID, { cards: number; trade: boolean }> }
  | { type: 'accepted'; playerID: PlayerID; offerer: PlayerID }
  | { type: 'refused'; playerID: PlayerID; offerer: PlayerID }
  | { type: 'fulfilled'; playerID: PlayerID; wonder: Wonder; builders: PlayerID[]; taker: PlayerID }
  | { type: 'failed'; playerID: PlayerID; wonder: Wonder }
  | { type: 'answered'; playerID: PlayerID }
  | { type: 'paid'; playerID: PlayerID; points: number }
  | { type: 'wonderScored'; wonder: Wonder; points: Record<PlayerID, number> }
  | { type: 'earned'; playerID: PlayerID }
  | { type: 'played'; playerID: PlayerID; card: ActionCardId }
  | { type: 'discarded'; playerID: PlayerID; cards: Cards }
  | { type: 'reshuffled' }
  | { type: 'drew'; cards: Record<PlayerID, number> }
  | { type: 'exhausted'; kinds: Kind[] };

/** What a part of a move shows, moment by moment. */
export type Sights = Iterable<FrameEvents<Event>>;

export type Rule<Args extends (string | number)[] = []> = MoveRule<State, View, Event, Args>;
