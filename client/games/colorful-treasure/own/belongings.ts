import { gemPoints, diamondsOf } from '../../../../shared/games/colorful-treasure/scoring';
import {
  AWARDS,
  COLORS,
  KINDS,
  type Award,
  type Color,
  type Holdings,
  type Kind,
  type Table,
} from '../../../../shared/games/colorful-treasure/state';
import { gemsOf } from '../../../../shared/games/colorful-treasure/table';
import { BOX } from '../../../../shared/games/colorful-treasure/figures';
import { treasureOf, type CardId } from '../../../../shared/games/colorful-treasure/wonders';

/** Gems of a colour, what they are worth, and how much one more would add; `null` when there is none. */
export type Gems = { color: Color; count: number; worth: number; next: number | null };

/** What a player has, by type. */
export type Belongings = {
  gems: readonly Gems[];
  diamonds: number;
  diamondTokens: number;
  kinds: Record<Kind, number>;
  kept: Record<Kind, number>;
  faces: Holdings['faces'];
  /** Those won so far; the one for chests is given at the end. */
  awards: readonly Award[];
};

export function belongingsOf(table: Table, playerID: string): Belongings {
  const { cards, diamondTokens, kept, faces } = table.players[playerID];
  const kinds = Object.fromEntries(
    KINDS.map((kind) => [kind, cards.filter((card) => treasureOf(card) === kind).length]),
  ) as Record<Kind, number>;
  return {
    gems: gemsAmong(cards, table),
    diamonds: diamondsOf(cards),
    diamondTokens,
    kinds,
    kept,
    faces,
    awards: AWARDS.filter((award) => award !== 'chest' && table.awards[award] === playerID),
  };
}

/** The gems of each colour among cards. */
export const gemsAmong = (cards: readonly CardId[], { variant }: Table): readonly Gems[] =>
  COLORS.map((color) => {
    const count = gemsOf(cards, color);
    const worth = gemPoints(variant, count);
    const isFull = count === BOX.gemsOfAColor.value;
    return { color, count, worth, next: isFull ? null : gemPoints(variant, count + 1) - worth };
  });
