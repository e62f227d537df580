import type { BonusType } from '../bonusTiles';
import { MARKETS, mostTimes } from '../markets';
import {
  choicesOf,
  isUpgradable,
  kindsIn,
  minus,
  plus,
  SPICES,
  times,
  UPGRADED,
  type Upgradable,
} from '../spices';
import type { CostArgs, Rule } from '../state';
import {
  boatOf,
  bonusCount,
  bonusesLeft,
  emptyColumns,
  hasOutpost,
  marketBelow,
  nextBonus,
  outpostCost,
  uncovered,
} from '../table';
import { isAsked, mayAct } from './asked';

// The Market action (R5): an outpost, what comes with it, and trades.

/** Build an outpost here; the arguments are the cubes it costs (R5.2, R5.3). */
export const build: Rule<CostArgs> = {
  undoable: true,

  legal({ table }, ctx, playerID) {
    if (!mayAct(table, ctx, playerID) || !marketBelow(table, playerID)) return [];
    const tile = boatOf(table, playerID);
    if (hasOutpost(table, tile, playerID)) return [];
    return choicesOf(table.players[playerID].hold, outpostCost(table, tile)).map(
      (cost) => SPICES.map((spice) => cost[spice]) as CostArgs,
    );
  },

  *play({ G: { table }, playerID }, ginger, chili, tea, cloves) {
    const cost = { ginger, chili, tea, cloves };
    const player = table.players[playerID];
    const tile = boatOf(table, playerID);
    const emptied = emptyColumns(uncovered(table, playerID));
    player.hold = minus(player.hold, cost);
    table.outposts[tile].push(playerID);
    table.turn.upgrades = bonusCount(table, playerID, 'upgrade'); // without one that is chosen now (R6.4)
    table.step = emptyColumns(uncovered(table, playerID)) > emptied ? 'choosing' : 'trading';
    yield { type: 'built', playerID, tile, cost };
  },
};

/** Choose a bonus tile for a column that was emptied (R5.6, R6.1). */
export const choose: Rule<[bonus: BonusType]> = {
  undoable: true,

  legal: ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['choosing'] })
      ? (Object.keys(bonusesLeft(table)) as BonusType[]).map((type) => [type])
      : [],

  *play({ G: { table }, playerID }, type) {
    const bonus = nextBonus(table, type);
    table.players[playerID].bonuses.push(bonus);
    table.step = 'trading';
    yield { type: 'chose', playerID, bonus };
  },
};

/** Upgrade a cube by one level, for an upgrade tile, before trading (R6.5). */
export const upgrade: Rule<[spice: Upgradable]> = {
  undoable: true,

  legal: ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['trading'] }) && table.turn.upgrades > 0
      ? kindsIn(table.players[playerID].hold)
          .filter(isUpgradable)
          .map((spice) => [spice])
      : [],

  *play({ G: { table }, playerID }, from) {
    const { hold } = table.players[playerID];
    const to = UPGRADED[from];
    hold[from]--;
    hold[to]++;
    table.turn.upgrades--;
    yield { type: 'upgraded', playerID, from, to };
  },
};

/** Make the trade of the tile so many times in a row (R5.8, R5.9). */
export const trade: Rule<[times: number]> = {
  undoable: true,

  legal({ table }, ctx, playerID) {
    const goesOn = isAsked(table, ctx, { playerID, steps: ['trading'] });
    if (!goesOn && !mayAct(table, ctx, playerID)) return [];
    const market = marketBelow(table, playerID);
    if (!market || !hasOutpost(table, boatOf(table, playerID), playerID)) return [];
    const most = mostTimes(table.players[playerID].hold, MARKETS[market].trade);
    return Array.from({ length: most }, (_, i) => [i + 1]);
  },

  *play({ G: { table }, playerID }, often) {
    const player = table.players[playerID];
    const tile = boatOf(table, playerID);
    const { gives, gets } = MARKETS[table.markets[tile]].trade;
    const gave = times(gives, often);
    const got = times(gets, often);
    player.hold = plus(minus(player.hold, gave), got);
    table.turn.upgrades = 0; // not after a trade (R6.5)
    table.step = 'trading';
    yield { type: 'traded', playerID, tile, times: often, gave, got };
  },
};
