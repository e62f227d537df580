import type { PlayerID } from 'boardgame.io';
import type { Arg, GameModule, LegalMove, MoveRule, PublicCtx } from './module';

/** Everything this player may do now, judged from what they see. */
export function legalMoves(
  module: GameModule,
  view: unknown,
  ctx: PublicCtx,
  playerID: PlayerID | null,
): LegalMove[] {
  if (playerID === null || ctx.gameover !== undefined || !isActive(ctx, playerID)) return [];
  return Object.entries(module.moves).flatMap(([move, rule]) =>
    rule.legal(view, ctx, playerID).map((args: Arg[]) => ({ move, args })),
  );
}

/** Whether `legal` of this rule lists exactly these arguments, in whatever order where that does not matter. */
export const isLegal = (
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a rule of any title
  rule: MoveRule<any, any, any, any>,
  view: unknown,
  ctx: PublicCtx,
  playerID: PlayerID,
  args: readonly unknown[],
): boolean => {
  const wanted = rule.unordered ? sorted(args) : args;
  return rule
    .legal(view, ctx, playerID)
    .some((legal: Arg[]) => sameArgs(rule.unordered ? sorted(legal) : legal, wanted));
};

const isActive = (ctx: PublicCtx, playerID: PlayerID): boolean =>
  ctx.activePlayers ? Object.hasOwn(ctx.activePlayers, playerID) : ctx.currentPlayer === playerID;

const sameArgs = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((arg, i) => arg === b[i]);

/** Always the same for the same arguments; which comes first does not matter. */
const sorted = (args: readonly unknown[]): unknown[] =>
  [...args].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
