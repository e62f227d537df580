import type { PlayerID } from '../../engine/game';
import { neighboursOf, pathsFrom, type TileID } from './map/chart';
import { kindsIn, size, type Spice } from './spices';
import type { Table } from './state';
import { boatOf, freeSteps, isMarket, othersOn } from './table';

// What a movement costs and where it may lead.

/** Whether the boat has left its tile in this turn; staying put is no movement (R4.10). */
export const hasMoved = ({ turn }: Table): boolean => turn.route.length > 1;

/** Owners of other boats to whom this player owes a cube for ending their movement here (R4.4). */
export const owed = (table: Table, playerID: PlayerID): PlayerID[] =>
  toPay(table, playerID, []).filter((owner) => !table.turn.paid.includes(owner));

/**
 * Who is to be paid at the end of a route, from the tile after the boat's on: owners of other boats (R4.4), but nobody
 * at a port (R4.6), nor by who has not left their tile and stays (R4.10).
 */
export function toPay(table: Table, playerID: PlayerID, route: readonly TileID[]): PlayerID[] {
  if (route.length === 0 && !hasMoved(table)) return [];
  const goal = route.at(-1) ?? boatOf(table, playerID);
  return isMarket(table, goal) ? othersOn(table, goal, playerID) : [];
}

/** Every step the boat may take now, with the cube it drops unless it is free (R4.1, R4.2, R4.9). */
export function stepsAhead(table: Table, playerID: PlayerID): ([TileID] | [TileID, Spice])[] {
  const kinds = kindsIn(table.players[playerID].hold);
  const isFree = freeLeft(table, playerID) > 0;
  return neighboursOf(table.chart, boatOf(table, playerID))
    .filter((to) => mayGoTo(table, playerID, to))
    .flatMap((to): ([TileID] | [TileID, Spice])[] =>
      isFree ? [[to]] : kinds.map((spice) => [to, spice]),
    );
}

/** Whether the movement can legally end somewhere that goes on over this tile (R4.9). */
function mayGoTo(table: Table, playerID: PlayerID, to: TileID): boolean {
  // the nearest is where it mostly can
  for (const route of pathsFrom(table.chart, to).values())
    if (canPay(table, playerID, route)) return true;
  return false;
}

/** Free steps that are left in this movement: always the first ones (R4.8). */
export const freeLeft = (table: Table, playerID: PlayerID): number =>
  Math.max(0, freeSteps(table, playerID) - table.turn.drops.length);

/** How many cubes are dropped in so many steps (R4.1, R4.2). */
export const dropsIn = (steps: number, free: number): number => Math.max(0, steps - free);

/** What sailing on costs: cubes to drop on the way, and owners to pay on arrival. */
export type Cost = { drops: number; owners: PlayerID[] };

/** What it costs this player to sail on along a route, from the tile after the boat's on, and to end the movement there. */
export const costOf = (table: Table, playerID: PlayerID, route: readonly TileID[]): Cost => ({
  drops: dropsIn(route.length, freeLeft(table, playerID)),
  owners: toPay(table, playerID, route),
});

/** How many cubes that is. */
export const priceOf = ({ drops, owners }: Cost): number => drops + owners.length;

/** Whether this player has the cubes that a route costs. */
export const canPay = (table: Table, playerID: PlayerID, route: readonly TileID[]): boolean =>
  priceOf(costOf(table, playerID, route)) <= size(table.players[playerID].hold);

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
