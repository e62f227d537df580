import type { MoveRule, PlayerID } from '../../engine/game';
import type { BonusId } from './bonusTiles';
import type { Chart, TileID } from './map/chart';
import type { MarketId } from './markets';
import type { Cubes, Spice } from './spices';
import type { StartId } from './starts';
import type { VpTileId } from './vpTiles';

/** How far a match goes (R10.6). */
export const LENGTHS = ['printed', 'short'] as const;
export type Length = (typeof LENGTHS)[number];

/**
 * What the table waits for.
 * - `stocking`: a player, in reverse turn order, chooses starting cubes
 * - `placing`: the same player puts the boat on a market tile
 * - `sailing`: the boat may sail on; where nobody is to be paid its movement may as well be over
 * - `paying`: the movement has ended, and owners of other boats are still to be paid
 * - `acting`: the movement has ended; cubes may be picked up, and an action performed
 * - `choosing`: an outpost emptied a column: a bonus tile is to be chosen
 * - `trading`: an outpost was built or a trade made here; more trades may follow, and upgrades before them
 * - `ending`: the Harvest is done; the turn can only be confirmed
 * - `discarding`: the turn is over; everybody above the hold limit discards, at the same time
 */
export const STEPS = [
  'stocking',
  'placing',
  'sailing',
  'paying',
  'acting',
  'choosing',
  'trading',
  'ending',
  'discarding',
] as const;
export type Step = (typeof STEPS)[number];

/** What lies open before a player. Their outposts are on the map. */
export type Player = {
  /** Where the boat is; `null` until it is placed. */
  boat: TileID | null;
  /** `null` until chosen. */
  start: StartId | null;
  hold: Cubes;
  /** In the order they were taken. */
  bonuses: BonusId[];
};

/** What has happened in the turn so far. */
export type Turn = {
  /** The tiles the boat was on, from the one the turn began on. */
  route: TileID[];
  /** What each step was paid with: `drops[i]` lies on `route[i]`; `null` was a free step. */
  drops: (Spice | null)[];
  /** Owners of other boats who were paid. */
  paid: PlayerID[];
  /** Single upgrades that may still be made for the outpost that was built. */
  upgrades: number;
};

export type Table = {
  step: Step;
  /** Who takes the first turn of each round. */
  first: PlayerID;
  /** Who still has to start, the next one first: the reverse turn order. */
  starting: PlayerID[];
  /** Where the tiles lie; never changes. */
  chart: Chart;
  /** The market tile on each market place; never changes. */
  markets: Record<TileID, MarketId>;
  /** What lies on each port. */
  ports: Record<TileID, VpTileId | 'closedPort'>;
  /** Whose outposts stand on each market place, in the order they were built. */
  outposts: Record<TileID, PlayerID[]>;
  /** Cubes that lie on tiles; a tile without any has no entry. */
  water: Record<TileID, Cubes>;
  players: Record<PlayerID, Player>;
  turn: Turn;
  /** Claimed VP tiles stay visible to all (option). */
  openScores: boolean;
  /** Which VP tile makes the round the last one (option). */
  length: Length;
  over: boolean;
};

export type State = {
  table: Table;
  /** Face down, the next one first. */
  pile: (VpTileId | 'closedPort')[];
  /** The VP tiles that each player has claimed. */
  claimed: Record<PlayerID, VpTileId[]>;
};

export type View = {
  table: Table;
  pileSize: number;
  /** How many VP tiles each player has claimed. */
  claims: Record<PlayerID, number>;
  /** Which ones, as far as this viewer can see; `null` is hidden. */
  claimed: Record<PlayerID, VpTileId[] | null>;
};

/**
 * No event names a VP tile: the log must not remember for us what was claimed (R11.3). `revealed` says that
 * a new tile lies on a port; the view shows which.
 */
export type Event =
  | { type: 'stocked'; playerID: PlayerID; start: StartId }
  | { type: 'placed'; playerID: PlayerID; tile: TileID }
  /** One step; `dropped` lies on `from`, `null` was free. */
  | { type: 'sailed'; playerID: PlayerID; from: TileID; to: TileID; dropped: Spice | null }
  | { type: 'paid'; playerID: PlayerID; owner: PlayerID; spice: Spice }
  | { type: 'collected'; playerID: PlayerID; tile: TileID; cubes: Cubes }
  /** `cost` went to the supply. */
  | { type: 'built'; playerID: PlayerID; tile: TileID; cost: Cubes }
  | { type: 'chose'; playerID: PlayerID; bonus: BonusId }
  /** `from` became `to` in the hold. */
  | { type: 'upgraded'; playerID: PlayerID; from: Spice; to: Spice }
  /** `gave` and `got` are for all the times together. */
  | { type: 'traded'; playerID: PlayerID; tile: TileID; times: number; gave: Cubes; got: Cubes }
  | { type: 'harvested'; playerID: PlayerID; cubes: Cubes }
  /** `number` is how many they have now; what it cost would name the tile. */
  | { type: 'claimed'; playerID: PlayerID; tile: TileID; number: number }
  | { type: 'revealed'; tile: TileID }
  /** The Closed Port now lies here; `from` is where it came from, `null` is the pile. */
  | { type: 'closed'; tile: TileID; from: TileID | null }
  /** Somebody has a fourth VP tile, in a short match a third one: this round is the last one. */
  | { type: 'lastRound'; playerID: PlayerID }
  | { type: 'ended'; playerID: PlayerID }
  | { type: 'discarded'; playerID: PlayerID; spice: Spice };

/** The numbers of a cost in the order of `SPICES`, as arguments of a move. */
export type CostArgs = [ginger: number, chili: number, tea: number, cloves: number];

export type Rule<Args extends (string | number)[] = []> = MoveRule<State, View, Event, Args>;
