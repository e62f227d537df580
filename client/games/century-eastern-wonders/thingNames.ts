import type { PlayerID } from '../../../shared/engine/game';
import type { BonusType } from '../../../shared/games/century-eastern-wonders/bonusTiles';
import type { TileID } from '../../../shared/games/century-eastern-wonders/map/chart';
import type { Spice } from '../../../shared/games/century-eastern-wonders/spices';
import type { StartId } from '../../../shared/games/century-eastern-wonders/starts';

// What the stage calls the things that lie on the table (`data-thing`).

export const PILE = 'pile';
export const SUPPLY = 'supply';
/** Where the reader's boat would be after the voyage that is planned. */
export const GOAL = 'boat:goal';

/** What is given, and what comes of it, where that is shown larger than on the chart. */
export const CLOSE_GIVEN = 'close:given';
export const CLOSE_GOT = 'close:got';

/** Where a cube that is delivered lands, counted spice by spice from 0. */
export const landingOf = (spice: Spice, nth: number): string => `landing:${spice}:${nth}`;

export const tileNamed = (tile: TileID): string => `tile:${tile}`;
export const landOn = (tile: TileID): string => `land:${tile}`;
export const vpOn = (port: TileID): string => `vp:${port}`;
export const lackOn = (port: TileID): string => `lack:${port}`;
export const postOn = (tile: TileID, owner: PlayerID): string => `post:${tile}:${owner}`;
/** Where the reader's outpost would stand. */
export const siteOn = (tile: TileID): string => `site:${tile}`;
export const tradeOn = (tile: TileID): string => `trade:${tile}`;
export const waterOn = (tile: TileID, spice: Spice): string => `water:${tile}:${spice}`;
export const boatNamed = (owner: PlayerID): string => `boat:${owner}`;
/** Where a boat turns from one tile to the next. */
export const turnNamed = (from: TileID, to: TileID): string => `turn:${from}:${to}`;
export const startNamed = (start: StartId): string => `start:${start}`;
export const bonusNamed = (type: BonusType): string => `bonus:${type}`;

export const plateOf = (owner: PlayerID): string => `player:${owner}`;
export const holdOf = (owner: PlayerID): string => `hold:${owner}`;
/** All cubes of one spice in a hold. */
export const heapIn = (owner: PlayerID, spice: Spice): string => `hold:${owner}:${spice}`;
/** One of them, counted from 0. */
export const cubeIn = (owner: PlayerID, spice: Spice, nth: number): string =>
  `cube:${owner}:${spice}:${nth}`;
/** A place for a VP tile on a plate. */
export const claimOf = (owner: PlayerID, nth: number): string => `claim:${owner}:${nth}`;
/** All their VP tiles, where there is no room for each of them. */
export const claimsOf = (owner: PlayerID): string => `claims:${owner}`;
/** How many outposts somebody has built, on their plate. */
export const builtBy = (owner: PlayerID): string => `built:${owner}`;
/** A bonus tile that was won. */
export const wonBy = (owner: PlayerID, nth: number): string => `won:${owner}:${nth}`;
export const spaceNamed = (
  owner: PlayerID,
  { symbol, column }: { symbol: Spice; column: number },
): string => `space:${owner}:${symbol}:${column}`;
