import { KINDS, size } from '../../../../shared/games/tower-of-babel/cards';
import { BuildingCard } from '../art/BuildingCard';
import { CardBack } from '../art/CardBack';
import { MixedCards } from '../art/MixedCards';
import styles from './Stock.module.css';
import type { OnTable } from '../types';
import { cardsWords } from '../words';

/** With so many cards and more it is a stack. */
const MANY = 3;

/** The supply that everybody draws from, and the cards that were played. */
export function Stock({ view, t }: Pick<OnTable, 'view' | 't'>) {
  const { supplySize, table } = view;
  const played = size(table.discards);
  const kinds = KINDS.filter((kind) => table.discards[kind] > 0);
  return (
    <div className={styles.stock}>
      <span className={styles.pile} data-thing="supply" data-hint="supply">
        {supplySize > 0 && <CardBack edges={Math.min(MANY, supplySize) - 1} />}
        <b className={styles.count} aria-hidden>
          {supplySize}
        </b>
        <span className="visually-hidden">{t('stock.supply', { count: supplySize })}</span>
      </span>
      <span className={styles.pile} data-thing="discards" data-hint="discards">
        {kinds.length > 0 && (
          <span className={styles.face}>
            {kinds.length === 1 ? (
              <BuildingCard kind={kinds[0]} label="" />
            ) : (
              <MixedCards kinds={kinds} />
            )}
          </span>
        )}
        {/* counts as the cards go */}
        <b className={styles.count} data-thing="count:discards" aria-hidden>
          {played}
        </b>
        <span className="visually-hidden">
          {t('stock.discards', { count: played, cards: cardsWords(table.discards, t) })}
        </span>
      </span>
    </div>
  );
}
