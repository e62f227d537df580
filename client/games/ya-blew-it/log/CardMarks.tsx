import { CARDS, type CardId } from '../../../../shared/games/ya-blew-it/cards';
import type { Color } from '../../../../shared/games/ya-blew-it/state';
import type { Inline } from '../../../kit/contract';
import { Gem } from '../../../ui/art/Gem';
import { CursedGem } from '../art/CursedGem';
import { SIGNS } from '../art/signs';
import styles from './CardMarks.module.css';
import { listWords } from '../../../kit/words';
import { cardWords } from './cardWords';
import type { T } from '../types';

/** Cards in a sentence; those of a colour that counts against whoever has them are struck through. */
export const cardsThing = (cards: readonly CardId[], t: T, cursed?: Color): Inline => ({
  words: listWords(
    cards.map((id) => cardWords(id, t)),
    t,
  ),
  drawing: <CardMarks cards={cards} cursed={cursed} />,
});

/** Cards in a line of text: the gem with its numbers, or the sign of a special card. */
export const CardMarks = ({ cards, cursed }: { cards: readonly CardId[]; cursed?: Color }) => (
  <span className={styles.marks} aria-hidden>
    {cards.map((id) => (
      <CardMark key={id} card={id} cursed={cursed} />
    ))}
  </span>
);

function CardMark({ card: id, cursed }: { card: CardId; cursed: Color | undefined }) {
  const card = CARDS[id];
  if (card.kind !== 'gem' && card.kind !== 'wild') {
    const Sign = SIGNS[card.kind];
    return <Sign width={17} height={17} />;
  }
  return (
    <span className={styles.mark}>
      {card.kind === 'gem' && card.color === cursed ? (
        <CursedGem gem={cursed} width={15} height={15} />
      ) : (
        <Gem gem={card.kind === 'wild' ? 'wild' : card.color} width={15} height={15} />
      )}
      <b>{card.numbers.join('·')}</b>
    </span>
  );
}
