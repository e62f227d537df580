import { classes } from '../../../ui/classes';
import { Card } from '../art/Card';
import { CardBack } from '../art/CardBack';
import { Fire } from '../art/Fire';
import { labelOf } from './Claim';
import styles from './DeckCorner.module.css';
import { fireWords } from '../fire/fireWords';
import type { OnTable } from '../types';

/** A card's edge shows for so many cards. */
const PER_EDGE = 6;

type Props = Pick<OnTable, 'view' | 't'> & {
  /** Whether a phone has little room for it. */
  isLow?: boolean;
};

/** What is left to draw and what is gone; in its place the Fire that broke out. */
export function DeckCorner({ view, t, isLow = false }: Props) {
  const { table, deckSize } = view;
  const burning = table.fire?.card ?? table.last;
  return (
    <section className={classes(styles.corner, isLow && styles.low)} aria-label={t('board.deck')}>
      <div
        className={styles.deck}
        data-thing={burning ? 'fire' : 'deck'}
        data-hint={burning ? 'fire' : 'deck'}
      >
        {burning ? (
          <Card card={burning} label={labelOf(burning, t)} />
        ) : deckSize > 0 ? (
          <CardBack edges={Math.ceil((deckSize - 1) / PER_EDGE)} />
        ) : (
          <div className={styles.none} />
        )}
      </div>
      <ul className={styles.counts}>
        {table.fire?.final ? (
          <li className={styles.final}>
            <span>{t('lastFire')}</span>
          </li>
        ) : (
          <>
            <li data-hint="deck">{t('board.cards', { count: deckSize })}</li>
            <li data-hint="fires">
              <Fire width={17} height={17} />
              {fireWords('board.fires', { view, t })}
            </li>
          </>
        )}
        <li data-thing="discards" data-hint="discards">
          {t('board.discards', { count: table.discards.length })}
        </li>
      </ul>
    </section>
  );
}
