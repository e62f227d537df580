import type { Chance } from '../../engine/chance';
import type { PlayerID, PublicCtx } from '../../engine/game';
import { CARDS } from './cards';
import { place } from './moves/securing';
import type { Place, State, View } from './state';
import { unseen } from './table';

/** All but the order of the deck (R10.1) and where the others are putting their Safes (R10.2). */
export const view = (
  { table, deck, placements }: State,
  _ctx: PublicCtx,
  playerID: PlayerID | null,
): View => ({
  table,
  deckSize: deck.length,
  placement: playerID === null ? null : (placements[playerID] ?? null),
});

/** The unseen cards in some order, a Fire at the bottom, and covered Safes somewhere. */
export function determinize(
  seen: View,
  ctx: PublicCtx,
  playerID: PlayerID | null,
  random: Chance,
): State {
  const { table } = seen;
  const guess = (id: PlayerID): Place[] =>
    (id === playerID ? seen.placement : null) ?? random.pick(place.legal(seen, ctx, id));
  const covered = table.step === 'securing' ? table.fire.placed : [];
  return {
    table,
    deck: guessDeck(seen, random),
    placements: Object.fromEntries(covered.map((id) => [id, guess(id)])),
  };
}

/** Any of the Fires left may be the one at the bottom, and any other card in the box (R2.6). */
function guessDeck({ table, deckSize }: View, random: Chance) {
  if (deckSize === 0) return [];
  const cards = unseen(table);
  const bottom = random.pick(cards.filter((id) => CARDS[id].kind === 'fire'));
  const others = random.shuffle(cards.filter((id) => id !== bottom));
  return [...others.slice(0, deckSize - 1), bottom];
}
