import type { PublicCtx } from '../../../engine/game';
import type { Rule, Step, Table } from '../state';
import { acting } from '../table';

/** The `legal` of a move without arguments: open to whom the table waits for in these steps, if the condition holds. */
export const asked =
  (
    steps: readonly Step[],
    condition: (table: Table, ctx: PublicCtx) => boolean = () => true,
  ): Rule['legal'] =>
  ({ table }, ctx, playerID) =>
    steps.includes(table.step) && acting(table, ctx).includes(playerID) && condition(table, ctx)
      ? [[]]
      : [];
