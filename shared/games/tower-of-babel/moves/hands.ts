import { present } from '../../../engine/present';
import type { MoveContext, PlayerID } from '../../../engine/game';
import { actionKind, type ActionCardId, type ActionKind } from '../actionCards';
import { cards, drawn, minus, plus, size, type Cards } from '../cards';
import type { Event, Sights, State } from '../state';

// What comes into a hand, and what leaves it.

/** Everybody in this list draws a building card, in its order, as long as there are any (R3.4). */
export function* draw({ G, chance }: MoveContext<State>, drawers: readonly PlayerID[]): Sights {
  const onTheWay: Event[] = [];
  const counts: Record<PlayerID, number> = {};
  for (const id of drawers) {
    if (size(G.supply) === 0) {
      if (size(G.table.discards) === 0) break;
      G.supply = G.table.discards;
      G.table.discards = cards();
      onTheWay.push({ type: 'reshuffled' });
    }
    const [kind] = drawn(G.supply, 1, chance);
    G.supply[kind] -= 1;
    G.hands[id][kind] += 1;
    counts[id] = (counts[id] ?? 0) + 1;
  }
  // half a draw is not to be seen: that the discards were shuffled on the way is told with all of it
  if (Object.keys(counts).length > 0) yield [...onTheWay, { type: 'drew', cards: counts }];
}

/** Puts building cards from a hand on the discard pile (R5.9, R7.3). */
export function discard(G: State, playerID: PlayerID, played: Cards) {
  G.hands[playerID] = minus(G.hands[playerID], played);
  G.table.discards = plus(G.table.discards, played);
}

/** Discards an action card that is used, before everybody's eyes (R7.1). */
export function use({ G }: MoveContext<State>, playerID: PlayerID, card: ActionCardId): Event {
  G.actionCards[playerID] = G.actionCards[playerID].filter((other) => other !== card);
  G.table.usedActionCards.push(card);
  return { type: 'played', playerID, card };
}

/** Uses the first card of a kind that a player holds. */
export const useFirst = (
  context: MoveContext<State>,
  playerID: PlayerID,
  kind: ActionKind,
): Event =>
  use(
    context,
    playerID,
    present(context.G.actionCards[playerID].find((id) => actionKind(id) === kind)),
  );
