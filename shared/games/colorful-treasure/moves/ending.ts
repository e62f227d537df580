import type { MoveContext, PlayerID } from '../../../core/module';
import { awardPoints, chestPoints, deserves } from '../scoring';
import type { Event, Rule, State, Table } from '../state';
import {
  cellsOf,
  colorsDue,
  isLastOfRound,
  isLastRound,
  leftInRound,
  looks,
  mayPair,
} from '../table';
import { isAsked } from './asked';

/** End the turn: leave what could still be taken or used, or what was looked at (R9.6). */
export const done: Rule = {
  legal: ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['ending'] }) ? [[]] : [],
  play: (context) => [{ type: 'ended', playerID: context.playerID }, ...endTurn(context)],
};

/** Once everything is taken and stolen, all lies face down again (R3.8); the turn may be over with it (R9.6). */
export function turnDown(context: MoveContext<State>): Event[] {
  const { G, playerID } = context;
  if (G.table.step !== 'taken') return settle(context);
  G.table.revealed = [];
  G.table.step = 'ending';
  // who only has a look left could make it before
  return hasToDecide(G.table, playerID) ? [] : endTurn(context);
}

/** The end of a turn goes on until there is nothing more to take or to use (R9.6). */
export const settle = (context: MoveContext<State>): Event[] => {
  const { G, playerID } = context;
  const { table, grid } = G;
  const hasMore = hasToDecide(table, playerID) || looks(grid, table, playerID).length > 0;
  return table.step === 'ending' && !table.stealing && !hasMore ? endTurn(context) : [];
};

/** Whether a player may take an action token, or make a pair. */
const hasToDecide = (table: Table, playerID: PlayerID): boolean =>
  (table.supply.length > 0 && colorsDue(table, playerID).length > 0) || mayPair(table, playerID);

/** Gives awards (R5.4), then it is the next player's turn (R3.12), or the match is over (R6). */
function endTurn({ G, ctx, playerID, events }: MoveContext<State>): Event[] {
  const { table, grid } = G;
  const awarded = giveAwards(table, playerID);
  const cards = cellsOf(grid).length;
  const next =
    cards === 0 ? leftInRound(table, ctx).find((id) => hasToDecide(table, id)) : undefined; // R3.11
  table.looked = [];
  table.over =
    cards === 0 ? next === undefined : isLastRound(grid, table) && isLastOfRound(table, ctx);
  if (table.over) return [...awarded, ...giveChest(table)];
  table.step = cards === 0 ? 'ending' : 'revealing';
  events.endTurn(next === undefined ? undefined : { next });
  return awarded;
}

/** The awards that this player is the first to deserve at the end of their turn; both may come at once (R5.4). */
function giveAwards(table: Table, playerID: PlayerID): Event[] {
  if (table.variant === 'junior') return [];
  return (['colorfulGems', 'explorer'] as const)
    .filter((award) => table.awards[award] === null && deserves(table, playerID, award))
    .map((award) => {
      table.awards[award] = playerID;
      return { type: 'awarded', playerID, award, points: awardPoints(table, award) };
    });
}

const giveChest = (table: Table): Event[] =>
  Object.keys(table.players)
    .map((playerID): Event & { type: 'awarded' } => ({
      type: 'awarded',
      playerID,
      award: 'chest',
      points: chestPoints(table, playerID),
    }))
    .filter(({ points }) => points > 0);
