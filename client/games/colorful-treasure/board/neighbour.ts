import { rowOf, type CellId } from '../../../../shared/games/colorful-treasure/wonders';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The next card in a direction, gaps jumped over: the nearest column that has any, and in it the nearest row. */
export function neighbour(
  from: CellId,
  direction: Direction,
  places: readonly CellId[],
  cards: readonly CellId[],
): CellId | undefined {
  const [letter, row] = [from.charCodeAt(0), rowOf(from)];
  const step = direction === 'up' || direction === 'left' ? -1 : 1;
  const distance = (cell: CellId): number => {
    const across = (cell.charCodeAt(0) - letter) * step;
    const along = (rowOf(cell) - row) * step;
    if (direction === 'up' || direction === 'down') return across === 0 && along > 0 ? along : 0;
    return across > 0 ? across * places.length + Math.abs(along) : 0;
  };
  return cards
    .filter((cell) => distance(cell) > 0)
    .sort((a, b) => distance(a) - distance(b))
    .at(0);
}

/** The card that lies nearest to a place. */
export function nearest(to: CellId, cards: readonly CellId[]): CellId | undefined {
  const distance = (cell: CellId) =>
    Math.hypot(cell.charCodeAt(0) - to.charCodeAt(0), rowOf(cell) - rowOf(to));
  return [...cards].sort((a, b) => distance(a) - distance(b)).at(0);
}
