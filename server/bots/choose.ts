import { randomInt } from 'node:crypto';
import type { PlayerID } from 'boardgame.io';
import { legalMoves } from '../../shared/core/legal';
import type { GameModule, LegalMove } from '../../shared/core/module';
import type { ViewerState } from '../../shared/core/referee';
import type { Strength } from '../../shared/protocol/table';

/** How many of a hundred moves a bot makes without thinking. */
const SLIPS: Record<Strength, number> = { easy: 40, normal: 10, hard: 0 };

/** A seat that a bot holds, and what it remembers. */
export type Bot = { playerID: PlayerID; strength: Strength; notes: unknown };

/**
 * What a bot does: the legal move the title rates highest, the first of equals, unless it slips;
 * `null` when there is none. It knows this view and its notes, nothing else.
 */
export function chooseMove(
  module: GameModule,
  { G, ctx }: ViewerState,
  { playerID, strength, notes }: Bot,
): LegalMove | null {
  const moves = legalMoves(module, G, ctx, playerID);
  if (moves.length === 0) return null;
  if (randomInt(100) < SLIPS[strength]) return moves[randomInt(moves.length)];
  const recalled = module.recall ? module.recall(notes, strength) : notes;
  const ratings = moves.map((move) => module.rate(G, ctx, playerID, move, recalled));
  return moves[ratings.indexOf(Math.max(...ratings))];
}
