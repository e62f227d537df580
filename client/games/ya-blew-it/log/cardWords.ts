import { CARDS, type CardId } from '../../../../shared/games/ya-blew-it/cards';
import type { T } from '../types';

/** What a card is called. */
export function cardWords(id: CardId, t: T): string {
  const card = CARDS[id];
  switch (card.kind) {
    case 'gem':
      return t('card.gem', { color: t(`color.${card.color}`), numbers: card.numbers.join(' ') });
    case 'wild':
      return t('card.wild', { numbers: card.numbers.join(' ') });
    default:
      return t(`special.${card.kind}`);
  }
}
