import type { CardId } from '../../../../shared/games/ya-blew-it/cards';
import type { Color } from '../../../../shared/games/ya-blew-it/state';
import { numbersOf } from '../../../../shared/games/ya-blew-it/table';
import { listWords } from '../../../kit/words';
import type { T } from '../types';

/** A stack as one says it: its colour, the numbers of its cards, and the Safes on it. */
export function stackWords(
  gem: Color | 'wild',
  cards: readonly CardId[],
  safes: readonly Color[],
  t: T,
): string {
  const numbers = listWords(
    cards.map((id) => numbersOf(id).join(' ')),
    t,
  );
  const count = safes.filter((safe) => safe === gem).length;
  const stack = t('own.stack', { color: t(`color.${gem}`), numbers });
  return count > 0 ? `${stack}, ${t('own.safes', { count })}` : stack;
}
