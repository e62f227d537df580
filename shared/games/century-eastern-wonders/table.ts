import { leftOfCurrent } from '../../engine/clockwise';
import { present } from '../../engine/present';
import type { PlayerID, PublicCtx } from '../../engine/game';
import { BONUS_TYPES, nextOf, type BonusId, type BonusType } from './bonusTiles';
import {
  COST_PER_OUTPOST,
  FREE_STEPS,
  HARVEST,
  HOLD_BONUS,
  HOLD_LIMIT,
  LAST_TILE,
  STEP_BONUS,
} from './figures';
import type { TileID } from './map/chart';
import { MARKETS, type MarketId } from './markets';
import { cubes, size, SPICES, type Cubes, type Spice } from './spices';
import type { State, Table, View } from './state';

// Questions about what lies open on the table.

/** Whom the table waits for. */
export function acting(table: Table, { currentPlayer }: PublicCtx): PlayerID[] {
  if (table.over) return [];
  if (table.starting.length > 0) return [table.starting[0]]; // R2.8
  return table.step === 'discarding' ? overLimit(table) : [currentPlayer];
}

/** Where a player's boat is, which they have placed. */
export const boatOf = ({ players }: Pick<Table, 'players'>, playerID: PlayerID): TileID =>
  present(players[playerID].boat);

export const isMarket = ({ markets }: Table, tile: TileID): boolean => Object.hasOwn(markets, tile);

/** The market tile below a player's boat, if it is on one. */
export const marketBelow = (
  { markets, players }: Table,
  playerID: PlayerID,
): MarketId | undefined => markets[boatOf({ players }, playerID)];

/** Other players whose boats are on a tile. */
export const othersOn = ({ players }: Table, tile: TileID, playerID: PlayerID): PlayerID[] =>
  Object.keys(players).filter((id) => id !== playerID && players[id].boat === tile);

export const hasOutpost = ({ outposts }: Table, tile: TileID, playerID: PlayerID): boolean =>
  outposts[tile].includes(playerID);

/** Cubes an outpost costs on a tile now (R5.3). */
export const outpostCost = ({ outposts, players }: Table, tile: TileID): number =>
  outposts[tile].length *
  COST_PER_OUTPOST[Object.keys(players).length as keyof typeof COST_PER_OUTPOST].value;

/** How many spaces of each row of their player board a player has uncovered (R5.4). */
export function uncovered(table: Table, playerID: PlayerID): Record<Spice, number> {
  const rows = { ginger: 0, chili: 0, tea: 0, cloves: 0 };
  for (const [tile, owners] of Object.entries(table.outposts))
    if (owners.includes(playerID)) rows[MARKETS[table.markets[Number(tile)]].symbol]++;
  return rows;
}

/** How many columns of the player board are empty: each has brought a bonus tile (R6.1). */
export const emptyColumns = (rows: Record<Spice, number>): number =>
  Math.min(...SPICES.map((spice) => rows[spice]));

/** Whether an outpost on the tile below a player's boat would empty a column of their board (R5.6). */
export function emptiesColumn(table: Table, playerID: PlayerID): boolean {
  const market = marketBelow(table, playerID);
  if (!market) return false;
  const rows = uncovered(table, playerID);
  const { symbol } = MARKETS[market];
  return emptyColumns({ ...rows, [symbol]: rows[symbol] + 1 }) > emptyColumns(rows);
}

/** Effects of bonus tiles add up (R6.3). */
export const bonusCount = ({ players }: Table, playerID: PlayerID, bonus: BonusId): number =>
  players[playerID].bonuses.filter((one) => one === bonus).length;

/** The tile of each type that would be taken now; types that are gone are left out. */
export const bonusesLeft = ({ players }: Table): Partial<Record<BonusType, BonusId>> => {
  const taken = Object.values(players).flatMap(({ bonuses }) => bonuses);
  return Object.fromEntries(
    BONUS_TYPES.map((type) => [type, nextOf(type, taken)]).filter(([, bonus]) => bonus),
  );
};

/** The tile that is taken when this type, which is not gone, is chosen. */
export const nextBonus = (table: Table, type: BonusType): BonusId =>
  present(bonusesLeft(table)[type]);

/** How many cubes a player may keep at the end of a turn (R9.1). */
export const holdLimit = (table: Table, playerID: PlayerID): number =>
  HOLD_LIMIT.value + HOLD_BONUS.value * bonusCount(table, playerID, 'hold');

/** Everybody who holds more than they may keep (R9.2). */
export const overLimit = (table: Table): PlayerID[] =>
  Object.keys(table.players).filter((id) => excess(table, id) > 0);

/** Cubes above the hold limit. */
export const excess = (table: Table, playerID: PlayerID): number =>
  Math.max(0, size(table.players[playerID].hold) - holdLimit(table, playerID));

/** What a Harvest brings a player (R8.1). */
export const harvestOf = (table: Table, playerID: PlayerID): Cubes =>
  cubes({
    ginger: HARVEST.ginger.value,
    chili: HARVEST.chiliPerTile.value * bonusCount(table, playerID, 'harvest'),
  });

/** How many steps of a movement are free (R4.1). */
export const freeSteps = (table: Table, playerID: PlayerID): number =>
  FREE_STEPS.value + STEP_BONUS.value * bonusCount(table, playerID, 'step');

/** The player before the first one in turn order has the last turn of a round (R10.2). */
export const isLastOfRound = ({ first }: Table, ctx: PublicCtx): boolean =>
  leftOfCurrent(ctx) === first;

/** How many VP tiles each player has claimed. */
export const claimsOf = ({ claimed }: Pick<State, 'claimed'>): View['claims'] =>
  Object.fromEntries(Object.entries(claimed).map(([id, tiles]) => [id, tiles.length]));

/** How many VP tiles of one player make the round the last (R10.1, R10.6). */
export const lastTile = ({ length }: Pick<Table, 'length'>): number => LAST_TILE[length].value;

/** Whether somebody has the VP tile that makes this round the last. */
export const isLastRound = (table: Pick<Table, 'length'>, claims: View['claims']): boolean =>
  Object.values(claims).some((count) => count >= lastTile(table));
