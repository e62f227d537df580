import { CARDS, type CardId } from './cards';
import { DYNAMITE, type Color } from './state';
import { numbersOf } from './table';

/** What a roll for a Fire costs: cards, and Safes that are spent in a card's place. */
export type Loss = { cards: CardId[]; safes: Color[] };

/** The cards that show the number. */
export const hitBy = (cards: readonly CardId[], number: number): CardId[] =>
  cards.filter((id) => numbersOf(id).includes(number));

/** The colour of the Safe that is lost in this card's place (R7.2). */
export function guardOf(id: CardId, safes: readonly Color[]): Color | null {
  const card = CARDS[id];
  return card.kind === 'gem' && safes.includes(card.color) ? card.color : null;
}

/** Every card that shows the number is lost (R6.4), or a Safe on its stack; no stack shows it twice (R7.7). */
export function lossOf(cards: readonly CardId[], safes: readonly Color[], number: number): Loss {
  const loss: Loss = { cards: [], safes: [] };
  for (const id of hitBy(cards, number)) {
    const guard = guardOf(id, safes);
    if (guard === null) loss.cards.push(id);
    else loss.safes.push(guard);
  }
  return loss;
}

const FACES = Array.from({ length: DYNAMITE }, (_, i) => i + 1);

/** The numbers that would cost a card, and those that would cost a Safe; one number may do both. */
export const dangersOf = (
  cards: readonly CardId[],
  safes: readonly Color[],
): { burning: number[]; spending: number[] } => ({
  burning: FACES.filter((face) => lossOf(cards, safes, face).cards.length > 0),
  spending: FACES.filter((face) => lossOf(cards, safes, face).safes.length > 0),
});
