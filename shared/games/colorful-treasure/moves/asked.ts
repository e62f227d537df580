import type { PlayerID, PublicCtx } from '../../../engine/game';
import type { Step, Table } from '../state';

/** Whether it is this player's turn, and the turn in one of these steps, with no theft to be made first. */
export const isAsked = (
  table: Table,
  ctx: PublicCtx,
  { playerID, steps }: { playerID: PlayerID; steps: readonly Step[] },
): boolean =>
  !table.over && !table.stealing && playerID === ctx.currentPlayer && steps.includes(table.step);
