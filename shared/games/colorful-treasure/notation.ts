import { ROWS } from './figures';
import type { Grid, Table, Treasure } from './state';
import { columnOf, treasuresOf, WONDER_IDS, wonderAt, type CellId } from './wonders';

// A grid as text, for tests and bug reports: a word per wonder in the order of their table, a letter per
// card from the top. r y g b p are gems, d k c diamond, key and chest; a capital lies face up, `?` is
// unseen, `-` was taken. Columns left out at the end are empty.
//
//     rgPdc --?d?      a3 is a purple gem that everybody sees

const LETTERS = {
  red: 'r',
  yellow: 'y',
  green: 'g',
  blue: 'b',
  purple: 'p',
  diamond: 'd',
  key: 'k',
  chest: 'c',
} as const satisfies Record<Treasure, string>;

type Written = { grid: Grid<Treasure | null>; revealed: CellId[] };

export const readGrid = (text: string): Written => {
  const cards = text
    .split(' ')
    .filter(Boolean)
    .flatMap((word, i) => {
      const cells = columnOf(WONDER_IDS[i], word.length);
      return [...word].map((letter, row) => ({ cell: cells[row], letter }));
    })
    .filter(({ letter }) => letter !== '-');
  return {
    grid: Object.fromEntries(cards.map(({ cell, letter }) => [cell, treasureIn(cell, letter)])),
    revealed: cards.filter(({ letter }) => /[A-Z]/.test(letter)).map(({ cell }) => cell),
  };
};

/** The whole grid, or what somebody sees of it. */
export const writeGrid = ({
  grid,
  table: { revealed, variant },
}: {
  grid: Grid<Treasure | null>;
  table: Pick<Table, 'revealed' | 'variant'>;
}): string =>
  WONDER_IDS.map((wonder) =>
    columnOf(wonder, ROWS[variant].value)
      .map((cell) =>
        revealed.includes(cell) ? letterIn(grid, cell).toUpperCase() : letterIn(grid, cell),
      )
      .join(''),
  ).join(' ');

const letterIn = (grid: Grid<Treasure | null>, cell: CellId): string => {
  const treasure = grid[cell];
  if (treasure === undefined) return '-';
  return treasure === null ? '?' : LETTERS[treasure];
};

function treasureIn(cell: CellId, letter: string): Treasure | null {
  if (letter === '?') return null;
  const treasure = treasuresOf(wonderAt(cell)).find((one) => LETTERS[one] === letter.toLowerCase());
  if (!treasure) throw new Error(`no such card in ${cell}: ${letter}`);
  return treasure;
}
