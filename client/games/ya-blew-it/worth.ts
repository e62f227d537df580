import type { PlayerID } from '../../../shared/engine/game';
import type { CardId } from '../../../shared/games/ya-blew-it/cards';
import { pointsOf } from '../../../shared/games/ya-blew-it/scoring';
import type { Table } from '../../../shared/games/ya-blew-it/state';

/** By how much a player's total changed when they took these cards, or, where they are gone, lost them or the chance of them. */
export function changeBy(
  { scoring, cursed, doubleGems }: Table,
  playerID: PlayerID,
  cards: readonly CardId[],
  areGone: boolean,
): number {
  const others = scoring[playerID].filter((id) => !cards.includes(id));
  const worth = (held: readonly CardId[]) => pointsOf(held, cursed[playerID], doubleGems);
  const change = worth([...others, ...cards]) - worth(others);
  return areGone ? -change : change;
}
