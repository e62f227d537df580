import type { PlayerID } from 'boardgame.io';
import { legalMoves } from '../../shared/core/legal';
import type { GameModule, LegalMove } from '../../shared/core/module';
import type { ViewerState } from '../../shared/core/referee';

/** The legal move the title rates highest, the first of equals; `null` when there is none. A bot knows this view and its notes, nothing else. */
export function chooseMove(
  module: GameModule,
  { G, ctx }: ViewerState,
  playerID: PlayerID,
  notes: unknown,
): LegalMove | null {
  let best: { move: LegalMove; rating: number } | null = null;
  for (const move of legalMoves(module, G, ctx, playerID)) {
    const rating = module.rate(G, ctx, playerID, move, notes);
    if (best === null || rating > best.rating) best = { move, rating };
  }
  return best?.move ?? null;
}
