import type { MoveContext, PlayerID } from '../../../core/module';
import { LAST_TILE } from '../figures';
import { newTurn } from '../setup';
import { kindsIn } from '../spices';
import type { Event, Moves, Rule, State } from '../state';
import { isLastOfRound, overLimit } from '../table';
import { isAsked, mayAct } from './asked';

/** Confirm the turn, with an action performed or without (R3.1, R3.2). */
export const end: Rule<Moves['end']> = {
  brief: true,
  legal: ({ table }, ctx, playerID) =>
    mayAct(table, ctx, playerID) || isAsked(table, ctx, { playerID, steps: ['trading', 'ending'] })
      ? [[]]
      : [],
  play: endTurn,
};

/** Discard a cube, again and again until the hold is within its limit (R9.1, R9.2). */
export const discard: Rule<Moves['discard']> = {
  simultaneous: true,
  undoable: true,

  legal: ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['discarding'] })
      ? kindsIn(table.players[playerID].hold).map((spice) => [spice])
      : [],

  play(context, spice) {
    const { G, playerID } = context;
    G.table.players[playerID].hold[spice]--;
    if (overLimit(G.table).length === 0) passOn(context);
    return [{ type: 'discarded', playerID, spice }];
  },
};

/** What every turn ends with: discards, if somebody holds too much (R9.2). */
export function endTurn(context: MoveContext<State>): Event[] {
  const { G, playerID } = context;
  if (overLimit(G.table).length > 0) G.table.step = 'discarding';
  else passOn(context);
  return [{ type: 'ended', playerID }];
}

/** Whether somebody has the VP tile that makes this the last round (R10.1). */
export const isLastRound = ({ claimed }: State): boolean =>
  Object.values(claimed).some((tiles) => tiles.length >= LAST_TILE.value);

/** The next player's turn (R3.3), unless the last round is over (R10.2). */
function passOn({ G, ctx, events }: MoveContext<State>) {
  const { table } = G;
  table.over = isLastRound(G) && isLastOfRound(table, ctx);
  if (table.over) return;
  const next: PlayerID = ctx.playOrder[(ctx.playOrderPos + 1) % ctx.playOrder.length];
  table.step = 'sailing';
  table.turn = newTurn([table.players[next].boat!]);
  events.endTurn();
}
