import type { Arg, GameModule, MoveOf, MoveRule, Moves, PlayerID, PublicCtx } from './game';

/** Everything this player may do now, judged from what they see. */
export function legalMoves<M extends Moves>(
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- any title with these moves
  module: GameModule<any, any, any, any, M>,
  view: unknown,
  ctx: PublicCtx,
  playerID: PlayerID | null,
): MoveOf<M>[] {
  if (playerID === null || ctx.gameover !== undefined || !isActive(ctx, playerID)) return [];
  return Object.entries(module.moves).flatMap(([move, rule]) =>
    rule.legal(view, ctx, playerID).map((args: Arg[]) => ({ move, args })),
  ) as MoveOf<M>[];
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
  const isWanted = rule.unordered ? sameInAnyOrder : sameArgs;
  return rule.legal(view, ctx, playerID).some((legal: Arg[]) => isWanted(legal, args));
};

/** Whether this seat may act at all at the moment. */
export const isActive = (ctx: PublicCtx, playerID: PlayerID): boolean =>
  ctx.activePlayers ? Object.hasOwn(ctx.activePlayers, playerID) : ctx.currentPlayer === playerID;

const sameArgs = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((arg, i) => arg === b[i]);

/** Most lists of arguments differ in the first: only the few that do not are counted. */
const sameInAnyOrder = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  const count = (args: readonly unknown[], wanted: unknown) =>
    args.filter((arg) => arg === wanted).length;
  return a.length === b.length && a.every((arg) => count(a, arg) === count(b, arg));
};
