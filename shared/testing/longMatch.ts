import type { LegalMove, PlayerID } from '../engine/game';
import type { Position, Engine } from '../engine/engine';

/** After so many actions a match at random is long: where nobody wants to win, some titles never end. */
export const LONG_MATCH = 300;

/** What this player's bot would do, without notes. */
export function bestMove(
  { module, view: see }: Engine,
  position: Position,
  { playerID, legal }: { playerID: PlayerID; legal: readonly LegalMove[] },
): LegalMove {
  const { G, ctx } = see(position, playerID);
  const ratings = legal.map((move) => module.rate(G, ctx, playerID, move, undefined));
  return legal[ratings.indexOf(Math.max(...ratings))];
}
