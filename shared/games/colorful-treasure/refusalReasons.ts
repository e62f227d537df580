import type { PlayerID, PublicCtx } from '../../engine/game';
import type { Table, View } from './state';
import { holds } from './table';
import { shieldOf } from './theft';
import type { CellId } from './wonders';

// Why something on the table cannot be chosen now, for a screen to say in words.

export const REFUSAL_REASONS = [
  'taken',
  'faceUp',
  'notYourTurn',
  'stealFirst',
  'turnIsEnding',
  'twoOnly',
  'noFourth',
  'fourOnly',
  'ownTruce',
  'truce',
  'guard',
  'nothingThere',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Why a player cannot reveal the card in a place; `null` if they can, alone or with another. */
export function whyNotReveal(
  { table, grid }: View,
  ctx: PublicCtx,
  { playerID, cell }: { playerID: PlayerID; cell: CellId },
): RefusalReason | null {
  if (!(cell in grid)) return 'taken';
  if (table.over || playerID !== ctx.currentPlayer) return 'notYourTurn';
  if (table.stealing) return 'stealFirst';
  if (table.step === 'ending') return 'turnIsEnding';
  if (table.revealed.includes(cell)) return 'faceUp';
  if (table.step === 'revealing') return null;
  if (table.variant === 'junior') return 'twoOnly';
  if (table.revealed.length === 4) return 'fourOnly';
  return table.revealed.length === 3 && !holds(table, playerID, 'fourth') ? 'noFourth' : null;
}

/** Why a thief can steal none of a player's cards; `null` if they can. Of a guarded player a thief may take diamond tokens. */
export function whyNotSteal(
  table: Table,
  { thief, victim }: { thief: PlayerID; victim: PlayerID },
): RefusalReason | null {
  if (holds(table, thief, 'truce')) return 'ownTruce';
  const { cards } = table.players[victim];
  return shieldOf(table, victim) ?? (cards.length === 0 ? 'nothingThere' : null);
}
