import type { MoveContext, PlayerID } from '../../../engine/game';
import { awardPoints, chestPoints, deserves } from '../scoring';
import type { Rule, Sights, State, Table } from '../state';
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
  *play(context) {
    yield { type: 'ended', playerID: context.playerID };
    yield* endTurn(context);
  },
};

/** Once everything is taken and stolen, all lies face down again (R3.8); the turn may be over with it (R9.6). */
export function* turnDown(context: MoveContext<State>): Sights {
  const { G, playerID } = context;
  if (G.table.step !== 'taken') return yield* settle(context);
  G.table.revealed = [];
  G.table.step = 'ending';
  // who only has a look left could make it before
  if (!hasToDecide(G.table, playerID)) yield* endTurn(context);
}

/** The end of a turn goes on until there is nothing more to take or to use (R9.6). */
export function* settle(context: MoveContext<State>): Sights {
  const { G, playerID } = context;
  const { table, grid } = G;
  const hasMore = hasToDecide(table, playerID) || looks(grid, table, playerID).length > 0;
  if (table.step === 'ending' && !table.stealing && !hasMore) yield* endTurn(context);
}

/** Whether a player may take an action token, or make a pair. */
const hasToDecide = (table: Table, playerID: PlayerID): boolean =>
  (table.supply.length > 0 && colorsDue(table, playerID).length > 0) || mayPair(table, playerID);

/** Gives awards (R5.4), then it is the next player's turn (R3.12), or the match is over (R6). */
function* endTurn({ G, ctx, playerID, events }: MoveContext<State>): Sights {
  const { table, grid } = G;
  table.looked = [];
  yield* giveAwards(table, playerID);
  const cards = cellsOf(grid).length;
  const next =
    cards === 0 ? leftInRound(table, ctx).find((id) => hasToDecide(table, id)) : undefined; // R3.11
  table.over =
    cards === 0 ? next === undefined : isLastRound(grid, table) && isLastOfRound(table, ctx);
  if (table.over) return yield* giveChest(table);
  table.step = cards === 0 ? 'ending' : 'revealing';
  events.endTurn(next === undefined ? undefined : { next });
}

/** The awards that this player is the first to deserve at the end of their turn; both may come at once (R5.4). */
function* giveAwards(table: Table, playerID: PlayerID): Sights {
  if (table.variant === 'junior') return;
  for (const award of ['colorfulGems', 'explorer'] as const) {
    if (table.awards[award] !== null || !deserves(table, playerID, award)) continue;
    table.awards[award] = playerID;
    yield { type: 'awarded', playerID, award, points: awardPoints(table, award) };
  }
}

/** Whoever ties for the Chest award gets their part of it at the same moment (R5.3). */
function* giveChest(table: Table): Sights {
  const awarded = Object.keys(table.players)
    .map((playerID) => ({ playerID, points: chestPoints(table, playerID) }))
    .filter(({ points }) => points > 0)
    .map(
      ({ playerID, points }) => ({ type: 'awarded', playerID, award: 'chest', points }) as const,
    );
  if (awarded.length > 0) yield awarded;
}
