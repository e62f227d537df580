import type { PlayerID } from '../../../../shared/engine/game';
import type { CardId } from '../../../../shared/games/ya-blew-it/cards';
import {
  bestAssignment,
  score,
  stacksOf,
  wildsOf,
} from '../../../../shared/games/ya-blew-it/scoring';
import { type Color, COLORS, type Table } from '../../../../shared/games/ya-blew-it/state';

/** What lies on a rail as one stack. */
export type RailStack = {
  /** The colour it counts for. */
  color: Color;
  cards: readonly CardId[];
  /** The Wild Gems that count for the same colour. */
  wilds: readonly CardId[];
  points: number;
};

/** A player's stacks, each Wild Gem with the one that it counts for. Their points add up to the total. */
export function railOf(table: Table, playerID: PlayerID): RailStack[] {
  const own = table.scoring[playerID];
  const cursed = table.cursed[playerID];
  const stacks = stacksOf(own);
  const wilds = wildsOf(own);
  const counted = bestAssignment(own, cursed, table.doubleGems);
  const points = new Map(score({ table }, playerID).map((line) => [line.key, line.points]));
  return COLORS.map((color) => ({
    color,
    cards: stacks[color],
    wilds: wilds.filter((_, i) => counted[i] === color),
    points: points.get(color === cursed ? 'cursed' : color) ?? 0,
  })).filter((stack) => stack.cards.length + stack.wilds.length > 0);
}
