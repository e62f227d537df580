import type { PlayerID } from '../../engine/game';
import { EARNING } from './figures';
import type { Holdings, Loot, Table } from './state';
import { gemsOf, holds } from './table';

/** One card or one diamond token that changes hands (R4.2). */
export type Theft = { thief: PlayerID; victim: PlayerID; loot: Loot };

/** Why a player cannot be robbed of their cards, or at all; `null` if nothing stands against it. */
export const shieldOf = (table: Table, playerID: PlayerID): 'truce' | 'guard' | null =>
  (['truce', 'guard'] as const).find((face) => holds(table, playerID, face)) ?? null;

/** What a thief may take, and from whom (R4.2, R10.7, R10.8). */
export function spoils(table: Table, thief: PlayerID): [victim: PlayerID, loot: Loot][] {
  if (holds(table, thief, 'truce')) return [];
  return Object.keys(table.players)
    .filter((id) => id !== thief && shieldOf(table, id) !== 'truce')
    .flatMap((victim) => {
      const { cards, diamondTokens } = table.players[victim];
      const tokens: Loot[] = diamondTokens > 0 ? ['diamondToken'] : [];
      const open: Loot[] = shieldOf(table, victim) === 'guard' ? [] : cards;
      return [...open, ...tokens].map((loot): [PlayerID, Loot] => [victim, loot]);
    });
}

/** Whether a pair of this player's would bring a theft: somebody has something that may be stolen (R4.4, R10.7). */
export const canSteal = (table: Table, playerID: PlayerID): boolean =>
  spoils(table, playerID).length > 0;

/** What lies before everybody after a theft; nothing is changed in place. */
export function afterTheft(
  players: Table['players'],
  { thief, victim, loot }: Theft,
): Table['players'] {
  const [gains, loses] = [players[thief], players[victim]];
  return {
    ...players,
    [thief]: withLoot(gains, loot),
    [victim]: withCredit(withoutLoot(loses, loot)),
  };
}

const withLoot = (holdings: Holdings, loot: Loot): Holdings =>
  loot === 'diamondToken'
    ? { ...holdings, diamondTokens: holdings.diamondTokens + 1 }
    : { ...holdings, cards: [...holdings.cards, loot] };

const withoutLoot = (holdings: Holdings, loot: Loot): Holdings =>
  loot === 'diamondToken'
    ? { ...holdings, diamondTokens: holdings.diamondTokens - 1 }
    : { ...holdings, cards: holdings.cards.filter((card) => card !== loot) };

/** A colour that falls below three gems may earn another action token (R9.5). */
const withCredit = (holdings: Holdings): Holdings => ({
  ...holdings,
  credited: holdings.credited.filter((color) => gemsOf(holdings.cards, color) >= EARNING.value),
});
