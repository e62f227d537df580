import { askedBy } from '../../../engine/asked';
import type { PublicCtx } from '../../../engine/game';
import type { Rule, Step, Table } from '../state';
import { acting } from '../table';

const isAsked = askedBy(acting);

/** The `legal` of a move without arguments: open to whom the table waits for in these steps, if the condition holds. */
export const ifAsked =
  (
    steps: readonly Step[],
    condition: (table: Table, ctx: PublicCtx) => boolean = () => true,
  ): Rule['legal'] =>
  ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps }) && condition(table, ctx) ? [[]] : [];
