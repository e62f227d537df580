import type { PlayerID } from '../../engine/game';
import { neighboursOf, pathsFrom, type TileID } from './map/chart';
import { kindsIn, size, type Spice } from './spices';
import type { Table } from './state';
import { boatOf, freeSteps, isMarket, othersOn } from './table';

// What a movement costs and where it may lead.

/** Whether the boat has left its tile in this turn; staying put is no movement (R4.10). */
export const hasMoved = ({ turn }: Table): boolean => turn.route.length > 1;

/** Owners of other boats to whom this player owes a cube for ending their movement here (R4.4). */
export function owed(table: Table, playerID: PlayerID): PlayerID[] {
  if (!hasMoved(table)) return [];
  return toPay(table, boatOf(table, playerID), playerID).filter(
    (owner) => !table.turn.paid.includes(owner),
  );
}

/** Who would have to be paid for ending a movement on a tile; at ports nobody (R4.6). */
export const toPay = (table: Table, tile: TileID, playerID: PlayerID): PlayerID[] =>
  isMarket(table, tile) ? othersOn(table, tile, playerID) : [];

/** Every step the boat may take now, with the cube it drops unless it is free (R4.1, R4.2, R4.9). */
export function stepsAhead(table: Table, playerID: PlayerID): ([TileID] | [TileID, Spice])[] {
  const { hold } = table.players[playerID];
  const free = freeLeft(table, playerID);
  const kinds = kindsIn(hold);
  if (free === 0 && kinds.length === 0) return [];
  const left = { cubes: size(hold) - (free > 0 ? 0 : 1), free: Math.max(0, free - 1) };
  return neighboursOf(table.chart, boatOf(table, playerID))
    .filter((to) => canArrive(table, { playerID, from: to, ...left }))
    .flatMap((to): ([TileID] | [TileID, Spice])[] =>
      free > 0 ? [[to]] : kinds.map((spice) => [to, spice]),
    );
}

/** Free steps that are left in this movement: always the first ones (R4.8). */
export const freeLeft = (table: Table, playerID: PlayerID): number =>
  Math.max(0, freeSteps(table, playerID) - table.turn.drops.length);

/** Whether from here, with so many cubes, the movement can legally end somewhere (R4.9). */
function canArrive(
  table: Table,
  {
    playerID,
    from,
    cubes,
    free,
  }: { playerID: PlayerID; from: TileID; cubes: number; free: number },
): boolean {
  // the nearest is where it mostly can
  for (const [tile, { length }] of pathsFrom(table.chart, from))
    if (Math.max(0, length - 1 - free) + toPay(table, tile, playerID).length <= cubes) return true;
  return false;
}

/** What sailing on costs: cubes to drop on the way, and owners to pay on arrival. */
export type Cost = { drops: number; owners: PlayerID[] };

/** How many cubes that is. */
export const priceOf = ({ drops, owners }: Cost): number => drops + owners.length;

/**
 * What it costs this player to sail on along a route, from the tile after the boat's on, and to end the
 * movement there (R4.2, R4.4, R4.8). Who has not left their tile and stays pays nobody (R4.10).
 */
export function costOf(table: Table, playerID: PlayerID, route: readonly TileID[]): Cost {
  const stays = route.length === 0 && !hasMoved(table);
  const goal = route.at(-1) ?? boatOf(table, playerID);
  return {
    drops: Math.max(0, route.length - freeLeft(table, playerID)),
    owners: stays ? [] : toPay(table, goal, playerID),
  };
}

/** A tile where the movement may end, the shortest way to it, and what that costs. */
export type Reach = Cost & {
  tile: TileID;
  /** The tiles on the way, from where the boat is now; one entry when it is there already. */
  path: readonly TileID[];
};

/** Every tile where this player's movement may end, as far as their cubes go (R4.2, R4.4, R4.5). */
export function reaches(table: Table, playerID: PlayerID): Reach[] {
  const held = size(table.players[playerID].hold);
  return [...pathsFrom(table.chart, boatOf(table, playerID))]
    .map(([tile, path]) => ({ tile, path, ...costOf(table, playerID, path.slice(1)) }))
    .filter((reach) => priceOf(reach) <= held);
}
