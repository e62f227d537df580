import type { PublicCtx } from '../../../engine/game';
import type { Rule, Step, View } from '../state';

/** The `legal` of a move without arguments: open to the active player in this step, if the condition holds. */
export const active =
  (step: Step, condition: (view: View, ctx: PublicCtx) => boolean = () => true): Rule['legal'] =>
  (view, ctx, playerID) =>
    isActive(view, ctx, playerID, step) && condition(view, ctx) ? [[]] : [];

export const isActive = ({ table }: View, ctx: PublicCtx, playerID: string, step: Step): boolean =>
  !table.over && table.step === step && playerID === ctx.currentPlayer;
