import type { PlayerID, PublicCtx } from '../../engine/game';
import { clockwise } from '../../engine/clockwise';
import { CARDS, type CardId, type CardKind } from './cards';
import { BOXED } from './figures';
import type { Table } from './state';

// Questions about what lies open on the table.

/** The numbers a card shows; special cards show none (R1.4). */
export const numbersOf = (id: CardId): readonly number[] => {
  const card = CARDS[id];
  return 'numbers' in card ? card.numbers : [];
};

/** Coloured gems and wilds are gem cards. */
export const isGem = (id: CardId): boolean => numbersOf(id).length > 0;

export const isHit = (cards: readonly CardId[], number: number): boolean =>
  cards.some((id) => numbersOf(id).includes(number));

/** A player's cards of one kind; only these can be used, never those in the Claim (R3.2). */
export const held = (table: Table, playerID: PlayerID, kind: CardKind): CardId[] =>
  table.scoring[playerID].filter((id) => CARDS[id].kind === kind);

/** The Miners who have not used their roll in this round, from the Prospector's left on (R3.4). */
export const minersIn = ({ out }: Table, ctx: PublicCtx): PlayerID[] =>
  clockwise(ctx)
    .slice(1)
    .filter((id) => !out.includes(id));

/** Whom the table waits for. */
export function acting(table: Table, ctx: PublicCtx): PlayerID[] {
  if (table.over) return [];
  switch (table.step) {
    case 'mining':
      return table.waiting.slice(0, 1);
    case 'rerolling':
      return [table.roll.playerID];
    case 'securing': {
      const { owners, placed } = table.fire;
      return owners.filter((id) => !placed.includes(id));
    }
    case 'burning':
      return table.fire.waiting.slice(0, 1);
    default:
      return [ctx.currentPlayer];
  }
}

/** Every card that lies open: in the Claim, the discards, the scoring areas, or as a Fire being resolved. */
export const openCards = ({ claim, discards, scoring, fire, last }: Table): CardId[] => [
  ...claim,
  ...discards,
  ...Object.values(scoring).flat(),
  ...(fire ? [fire.card] : []),
  ...(last ? [last] : []),
];

/** The cards nobody has seen yet: those of the deck, and those in the box (R2.6). */
export function unseen(table: Table): CardId[] {
  const open = new Set(openCards(table));
  return (Object.keys(CARDS) as CardId[]).filter((id) => !open.has(id));
}

/**
 * Fires still in the deck, the one at its bottom included: as many at least, and as many at most, since in a
 * short match some of those that nobody has seen may lie in the box (R2.6).
 */
export function firesToCome(table: Table): { least: number; most: number } {
  const hidden = unseen(table);
  const fires = hidden.filter((id) => CARDS[id].kind === 'fire').length;
  const boxed = BOXED[table.length];
  const inDeck = hidden.length - boxed;
  if (inDeck === 0) return { least: 0, most: 0 };
  return { least: Math.max(1, fires - boxed), most: Math.min(fires, inDeck) };
}
