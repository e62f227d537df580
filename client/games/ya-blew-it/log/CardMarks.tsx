import { CARDS, type CardId } from '../../../../shared/games/ya-blew-it/cards';
import type { Inline } from '../../../kit/contract';
import { Gem } from '../../../ui/art/Gem';
import { SIGNS } from '../art/signs';
import styles from './CardMarks.module.css';
import { listWords } from '../../../kit/words';
import { cardWords } from './cardWords';
import type { T } from '../types';

/** Cards in a sentence. */
export const cardsThing = (cards: readonly CardId[], t: T): Inline => ({
  words: listWords(
    cards.map((id) => cardWords(id, t)),
    t,
  ),
  drawing: <CardMarks cards={cards} />,
});

/** Cards in a line of text: the gem with its numbers, or the sign of a special card. */
export const CardMarks = ({ cards }: { cards: readonly CardId[] }) => (
  <span className={styles.marks} aria-hidden>
    {cards.map((id) => (
      <CardMark key={id} card={id} />
    ))}
  </span>
);

function CardMark({ card: id }: { card: CardId }) {
  const card = CARDS[id];
  if (card.kind !== 'gem' && card.kind !== 'wild') {
    const Sign = SIGNS[card.kind];
    return <Sign width={17} height={17} />;
  }
  return (
    <span className={styles.mark}>
      <Gem gem={card.kind === 'wild' ? 'wild' : card.color} width={15} height={15} />
      <b>{card.numbers.join('·')}</b>
    </span>
  );
}
