import type { GameModule, PlayerID, SetupContext } from './game';
import type { MatchState } from './reducer';

/** Who begins. One is drawn in any case: all other cards lie the same, whoever the table has named. */
export function firstPlayer({ ctx, chance, first }: SetupContext): PlayerID {
  const drawn = chance.pick(ctx.playOrder, 'firstPlayer');
  return first ?? drawn;
}

/** Who began a match, by how it was dealt. */
export const whoBegan = ({ first }: GameModule, { G, ctx }: MatchState): PlayerID =>
  first?.(G) ?? ctx.playOrder[0];
