import { firesToCome } from '../../../../shared/games/ya-blew-it/table';
import type { OnTable } from '../types';

/** What may come before a gem: counted as at the deck, that nobody has to wonder where one more is. */
export const drawWords = (scene: Pick<OnTable, 'view' | 't'>): string =>
  fireWords('second.draw', scene);

/** How many Fires are to come, as each place says it; from so many to so many where the box may hold some of them. */
export function fireWords(
  key: 'note.fires' | 'board.fires' | 'second.draw',
  { view: { table, deckSize }, t }: Pick<OnTable, 'view' | 't'>,
): string {
  const { least, most } = firesToCome(table);
  return least === most
    ? t(key, { count: most, cards: deckSize })
    : t(`${key}Range`, { least, most, cards: deckSize });
}
