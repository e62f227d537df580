import type { PlayerID, PublicCtx } from './game';

/** What the rules of a title ask before anything else: whether its table waits for a player, in one of these steps. */
export const askedBy =
  <Table extends { step: string }>(acting: (table: Table, ctx: PublicCtx) => PlayerID[]) =>
  <Step extends Table['step']>(
    table: Table,
    ctx: PublicCtx,
    { playerID, steps }: { playerID: PlayerID; steps: readonly Step[] },
  ): table is Table & { step: Step } =>
    (steps as readonly string[]).includes(table.step) && acting(table, ctx).includes(playerID);
