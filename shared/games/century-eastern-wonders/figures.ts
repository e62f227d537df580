import { derived, house, printed } from './origin';

// Every figure of the rules that is not on a tile, with its origin.

/** What is in the box (R1). */
export const BOX = {
  marketTiles: printed(24),
  marketsOfASymbol: derived(6),
  portTiles: printed(4),
  vpTiles: printed(27),
  bonusTiles: printed(20),
  bonusTilesOfAType: derived(4),
  outposts: printed(20),
} as const;

/** Market tiles of each symbol that are taken out at random (R2.3). */
export const REMOVED = printed(1);

/** Among so many VP tiles of the pile the Closed Port is shuffled (R2.5). */
export const CLOSED_PORT_AMONG = printed(5);

/** What a space of the player board is worth once it is uncovered, from left to right (R1.6). */
export const SPACE_POINTS = printed([0, 1, 2, 2, 3]);

/** Cubes that may be kept at the end of a turn (R9.1). */
export const HOLD_LIMIT = printed(10);

/** More of them for each bonus tile (R6.2). */
export const HOLD_BONUS = printed(3);

/** Steps of a movement that are free, and more for each bonus tile (R4.1, R6.2). */
export const FREE_STEPS = printed(1);
export const STEP_BONUS = printed(1);

/** Cubes an outpost costs for each outpost on the tile, by the number of players (R5.3). */
export const COST_PER_OUTPOST = { 2: printed(2), 3: printed(1), 4: printed(1) } as const;

/** What a Harvest brings, and each bonus tile (R8.1, R6.2). */
export const HARVEST = { ginger: printed(2), chiliPerTile: printed(1) } as const;

/** With so many VP tiles a player starts the last round (R10.1, R10.6). */
export const LAST_TILE = { printed: printed(4), short: house(3) } as const;

/** Points for each cube in the hold that is not ginger (R10.4). */
export const CUBE_POINTS = printed(1);
