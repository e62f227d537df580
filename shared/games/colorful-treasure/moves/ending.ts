import type { PlayerID } from 'boardgame.io';
import type { MoveContext } from '../../../core/module';
import { awardPoints, chestPoints, deserves } from '../scoring';
import type { Event, Rule, State, Table } from '../state';
import { cellsOf, colorsDue, isLastOfRound, isLastRound, looks, mayPair } from '../table';
import { isAsked } from './asked';

/** End the turn: leave what could still be taken or used, or pass with no card to reveal (R9.6, R3.11). */
export const done: Rule = {
  legal: ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['ending'] }) ? [[]] : [],
  play: (context) => [{ type: 'ended', playerID: context.playerID }, ...endTurn(context)],
};

/** Once cards were taken or left, the turn ends by itself unless its player has something left to do (R9.6). */
export const settle = (context: MoveContext<State>): Event[] =>
  context.G.table.step === 'ending' && !hasMore(context.G, context.playerID)
    ? endTurn(context)
    : [];

const hasMore = ({ table, grid }: State, playerID: PlayerID): boolean =>
  (table.supply.length > 0 && colorsDue(table, playerID).length > 0) ||
  mayPair(table, playerID) ||
  looks(grid, table, playerID).length > 0;

/** Gives awards (R5.4), then it is the next player's turn (R3.12), or the match is over (R6). */
function endTurn({ G, ctx, playerID, events }: MoveContext<State>): Event[] {
  const { table, grid } = G;
  const awarded = giveAwards(table, playerID);
  const cards = cellsOf(grid).length;
  table.looked = [];
  table.over =
    table.variant === 'junior'
      ? cards === 0
      : isLastRound(grid, table) && isLastOfRound(table, ctx);
  if (table.over) return [...awarded, ...giveChest(table)];
  table.step = cards === 0 ? 'ending' : 'revealing'; // R3.11
  events.endTurn();
  return awarded;
}

/** The awards that this player is the first to deserve at the end of his turn; both may come at once (R5.4). */
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
