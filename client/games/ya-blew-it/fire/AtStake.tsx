import type { CSSProperties } from 'react';
import type { PlayerID } from '../../../../shared/engine/game';
import { guardOf } from '../../../../shared/games/ya-blew-it/burning';
import { CARDS, type CardId } from '../../../../shared/games/ya-blew-it/cards';
import type { Color, Table } from '../../../../shared/games/ya-blew-it/state';
import { isGem, numbersOf } from '../../../../shared/games/ya-blew-it/table';
import { classes } from '../../../ui/classes';
import styles from './AtStake.module.css';

type Props = {
  table: Table;
  of: PlayerID;
  /** What the Fire has taken already. */
  burned?: readonly CardId[];
  /** What it may take now. */
  hit?: readonly CardId[];
};

/**
 * A player's cards in a Fire, by the numbers that would burn them: charred ones, those that a Safe stands before, and
 * those of their cursed colour, which they are glad to lose.
 */
export function AtStake({ table, of, burned = [], hit = [] }: Props) {
  const cards = [...table.scoring[of].filter(isGem), ...burned].sort(
    (a, b) => numbersOf(a)[0] - numbersOf(b)[0],
  );
  // where there is no room, these are still drawn, and the others counted
  const named = burned.length > 0 || hit.length > FEW ? burned : hit;
  const rest = cards.length - named.length;
  return (
    // plates and stacks say in words what each has
    <span className={styles.cards} aria-hidden>
      {cards.map((id) => (
        <b
          key={id}
          className={classes(
            styles.card,
            burned.includes(id) && styles.burned,
            hit.includes(id) && styles.hit,
            guardOf(id, table.safes[of]) !== null && styles.guarded,
            isOf(id, table.cursed[of]) && styles.cursed,
            !named.includes(id) && styles.one,
          )}
          style={{ '--gem': gemOf(id) } as CSSProperties}
          data-thing={`stake:${id}`}
          data-hint={isOf(id, table.cursed[of]) ? 'cursed' : undefined}
        >
          {numbersOf(id).join('·')}
        </b>
      ))}
      {rest > 0 && <b className={styles.pile}>×{rest}</b>}
    </span>
  );
}

/** How many cards that a roll has hit are shown one by one, however little room there is. */
const FEW = 6;

const isOf = (id: CardId, color: Color): boolean => {
  const card = CARDS[id];
  return card.kind === 'gem' && card.color === color;
};

function gemOf(id: CardId): string {
  const card = CARDS[id];
  return card.kind === 'gem' ? `var(--gem-${card.color})` : '#4a4350';
}
