import { askedBy } from '../../../engine/asked';
import type { PlayerID, PublicCtx } from '../../../engine/game';
import type { Step, Table } from '../state';
import { acting } from '../table';

const isInStep = askedBy(acting);

/** Whether the table waits for this player, in one of these steps, with no theft to be made first. */
export const isAsked = (
  table: Table,
  ctx: PublicCtx,
  asked: { playerID: PlayerID; steps: readonly Step[] },
): boolean => !table.stealing && isInStep(table, ctx, asked);
