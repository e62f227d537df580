import type { CellId } from '../../../shared/games/colorful-treasure/wonders';

/** The move with these cards, in any order. */
export const moveWith = <M extends { args: readonly CellId[] }>(
  moves: readonly M[],
  cells: readonly CellId[],
): M | undefined =>
  moves.find(
    ({ args }) => args.length === cells.length && cells.every((cell) => args.includes(cell)),
  );

/** Whether any of these moves is with these cards, and maybe with others. */
export const isBegun = (
  moves: readonly { args: readonly CellId[] }[],
  cells: readonly CellId[],
): boolean => moves.some(({ args }) => cells.every((cell) => args.includes(cell)));
