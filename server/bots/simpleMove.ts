import { legalMoves } from '../../shared/engine/legal';
import type { GameModule, LegalMove, PlayerID } from '../../shared/engine/game';
import type { ViewerState } from '../../shared/engine/engine';

/**
 * A legal move that nobody judges: the first of those the title calls plain, or else one of any kind,
 * so that no match goes round in a circle; `null` when there is none. `draw` is from 0 up to 1.
 */
export function simpleMove(
  module: GameModule,
  { G, ctx }: ViewerState,
  playerID: PlayerID,
  draw: () => number,
): LegalMove | null {
  const moves = legalMoves(module, G, ctx, playerID);
  if (moves.length === 0) return null;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)];
  for (const kind of module.plain ?? []) {
    const plain = moves.find(({ move }) => move === kind);
    if (plain) return plain;
  }
  const kind = pick([...new Set(moves.map(({ move }) => move))]);
  return pick(moves.filter(({ move }) => move === kind));
}
