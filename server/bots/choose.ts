import { legalMoves } from '../../shared/engine/legal';
import type { GameModule, LegalMove, PlayerID } from '../../shared/engine/game';
import { sum } from '../../shared/engine/numbers';
import { SENSELESS } from '../../shared/engine/rating';
import type { ViewerState } from '../../shared/engine/engine';
import type { Strength } from '../../shared/protocol/table';
import { ownClock } from './drawnDelay';

/** How weaker bots go wrong. */
type Slips = {
  /** How many of a hundred moves are slips. */
  often: number;
  /** How many points less than the best one a move may be expected to bring that is made by a slip. */
  margin: number;
};

const SLIPS: Record<Strength, Slips> = {
  easy: { often: 100, margin: 6 },
  normal: { often: 50, margin: 3 },
  hard: { often: 0, margin: 0 },
};

/** A seat that a bot holds, and what it remembers. */
export type Bot = { playerID: PlayerID; strength: Strength; notes: unknown };

/**
 * What a bot does: the legal move the title rates highest, the first of equals, or by a slip another
 * good one; `null` when there is none. It knows this view and its notes, nothing else. `draw` is from 0 up to 1.
 */
export function chooseMove(
  module: GameModule,
  { G, ctx }: ViewerState,
  { playerID, strength, notes }: Bot,
  draw: () => number = ownClock.draw,
): LegalMove | null {
  const moves = legalMoves(module, G, ctx, playerID);
  if (moves.length === 0) return null;
  const recalled = module.recall ? module.recall(notes, strength) : notes;
  const ratings = moves.map((move) => module.rate(G, ctx, playerID, move, recalled));
  const { often, margin } = SLIPS[strength];
  if (draw() * 100 >= often) return moves[ratings.indexOf(Math.max(...ratings))];
  return moves[slip(ratings, margin, draw)];
}

/** The better a move, the likelier it is: one at the margin a seventh as likely as the best. */
function slip(ratings: readonly number[], margin: number, draw: () => number): number {
  const best = Math.max(...ratings);
  const weights = ratings.map((rating) =>
    rating === best || (rating > SENSELESS && best - rating <= margin)
      ? Math.exp((2 * (rating - best)) / margin)
      : 0,
  );
  let left = draw() * sum(weights);
  const found = weights.findIndex((weight) => (left -= weight) < 0);
  return found < 0 ? ratings.indexOf(best) : found;
}
