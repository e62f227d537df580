import { firesToCome } from '../../../../shared/games/ya-blew-it/table';
import type { OnTable } from '../types';

/** How many Fires are among the cards that may be drawn next: the last card of all is one, and none of these. */
export function drawWords({ view: { table, deckSize }, t }: Pick<OnTable, 'view' | 't'>): string {
  const { least, most } = firesToCome(table);
  const cards = deckSize - 1;
  return least === most
    ? t('second.draw', { count: most - 1, cards })
    : t('second.drawRange', { least: least - 1, most: most - 1, cards });
}

/** How many Fires are to come, as each place says it; from so many to so many where the box may hold some of them. */
export function fireWords(
  key: 'note.fires' | 'board.fires',
  { view: { table, deckSize }, t }: Pick<OnTable, 'view' | 't'>,
): string {
  const { least, most } = firesToCome(table);
  return least === most
    ? t(key, { count: most, cards: deckSize })
    : t(`${key}Range`, { least, most, cards: deckSize });
}
