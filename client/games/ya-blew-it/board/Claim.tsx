import { CARDS, type CardId } from '../../../../shared/games/ya-blew-it/cards';
import type { Color, Event } from '../../../../shared/games/ya-blew-it/state';
import type { Scene } from '../../../kit/contract';
import { classes } from '../../../ui/classes';
import { Card } from '../art/Card';
import { cardWords } from '../log/cardWords';
import { hintOf } from '../hints';
import styles from './Claim.module.css';
import { claimSizes } from './claimSizes';
import type { OnTable } from '../types';

type Props = {
  cards: readonly CardId[];
  /** Those of them that lie face up already. */
  open: readonly CardId[];
  /** The colour that is struck through, because it counts against the reader. */
  cursed?: Color;
  /** Nothing will be drawn any more. */
  isOver?: boolean;
} & Pick<OnTable, 'pointed' | 't'>;

/** The Claim at stake, as large as its place allows. */
export function Claim({ cards, open, cursed, isOver, pointed, t }: Props) {
  return (
    <section
      className={styles.claim}
      aria-label={t('board.claim', { count: cards.length })}
      data-hint="claim"
    >
      {cards.length === 0 ? (
        <p className={styles.empty} data-thing="noClaim">
          {t(isOver ? 'board.allDrawn' : 'board.noClaim')}
        </p>
      ) : (
        <ol className={styles.cards} style={claimSizes(cards.length)} data-thing="cards">
          {cards.map((id) => (
            <li
              key={id}
              className={classes(styles.card, isPointed(id, pointed) && styles.pointed)}
              data-thing={`claim:${id}`}
              data-hint={open.includes(id) ? hintIn(id, cursed) : undefined}
            >
              <Card card={id} label={labelOf(id, t)} isCursed={isOf(id, cursed)} />
              {open.includes(id) && (
                <span className="visually-hidden">
                  {cardWords(id, t)}
                  {isOf(id, cursed) && `, ${t('own.cursed')}`}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** What is printed on a special card. */
export const labelOf = (id: CardId, t: Scene['t']): string => {
  const { kind } = CARDS[id];
  return kind === 'gem' || kind === 'wild' ? '' : t(`special.${kind}`);
};

const isOf = (id: CardId, color: Color | undefined): boolean => {
  const card = CARDS[id];
  return card.kind === 'gem' && card.color === color;
};

const hintIn = (id: CardId, cursed: Color | undefined) =>
  isOf(id, cursed) ? 'cursed' : hintOf(id);

const isPointed = (id: CardId, events: readonly Event[]): boolean =>
  events.some((event) => event.type === 'drawn' && event.card === id);
