import type { PlayerID, PublicCtx } from '../../../engine/game';
import type { Rule, Step, View, ViewIn } from '../state';

/** The `legal` of a move without arguments: open to the active player in this step, if the condition holds. */
export const active =
  <One extends Step>(
    step: One,
    condition: (view: ViewIn<One>, ctx: PublicCtx) => boolean = () => true,
  ): Rule['legal'] =>
  (view, ctx, playerID) =>
    isActive(view, ctx, playerID, step) && condition(view, ctx) ? [[]] : [];

/** Whether it is this player's turn, and this step of it. */
export const isActive = <One extends Step>(
  view: View,
  ctx: PublicCtx,
  playerID: PlayerID,
  step: One,
): view is ViewIn<One> =>
  !view.table.over && view.table.step === step && playerID === ctx.currentPlayer;
