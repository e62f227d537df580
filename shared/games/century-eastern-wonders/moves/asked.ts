import { askedBy } from '../../../engine/asked';
import type { PlayerID, PublicCtx } from '../../../engine/game';
import { owed } from '../movement';
import type { Table } from '../state';
import { acting } from '../table';

/** Whether the table waits for this player, in one of these steps. */
export const isAsked = askedBy(acting);

/** Whether this player's movement may be over, with nobody left to pay, and no action is performed yet (R3.1). */
export const mayAct = (table: Table, ctx: PublicCtx, playerID: PlayerID): boolean =>
  isAsked(table, ctx, { playerID, steps: ['sailing', 'acting'] }) &&
  owed(table, playerID).length === 0;
