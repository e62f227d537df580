import type { MoveContext } from '../../../engine/game';
import { leftOfCurrent } from '../../../engine/clockwise';
import { newTurn } from '../setup';
import { kindsIn, type Spice } from '../spices';
import type { Event, Rule, State } from '../state';
import { boatOf, claimsOf, isLastOfRound, isLastRound, overLimit } from '../table';
import { isAsked, mayAct } from './asked';

/** Confirm the turn, with an action performed or without (R3.1, R3.2). */
export const end: Rule = {
  brief: true,
  legal: ({ table }, ctx, playerID) =>
    mayAct(table, ctx, playerID) || isAsked(table, ctx, { playerID, steps: ['trading', 'ending'] })
      ? [[]]
      : [],
  play: endTurn,
};

/** Discard a cube, again and again until the hold is within its limit (R9.1, R9.2). */
export const discard: Rule<[spice: Spice]> = {
  brief: true,
  simultaneous: true,
  undoable: true,

  legal: ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['discarding'] })
      ? kindsIn(table.players[playerID].hold).map((spice) => [spice])
      : [],

  *play(context, spice) {
    const { G, playerID } = context;
    G.table.players[playerID].hold[spice]--;
    yield { type: 'discarded', playerID, spice };
    if (overLimit(G.table).length === 0) passOn(context);
  },
};

/** What every turn ends with: discards, if somebody holds too much (R9.2). */
export function* endTurn(context: MoveContext<State>): Generator<Event> {
  const { G, playerID } = context;
  if (overLimit(G.table).length > 0) G.table.step = 'discarding';
  else passOn(context);
  yield { type: 'ended', playerID };
}

/** The next player's turn (R3.3), unless the last round is over (R10.2). */
function passOn({ G, ctx, events }: MoveContext<State>) {
  const { table } = G;
  table.over = isLastRound(table, claimsOf(G)) && isLastOfRound(table, ctx);
  if (table.over) return;
  table.step = 'sailing';
  table.turn = newTurn([boatOf(table, leftOfCurrent(ctx))]);
  events.endTurn();
}
