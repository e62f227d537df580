import type { Color, Kind, Treasure } from './state';
import { printed, house, type Origin } from './origin';

// The ten wonders, a column each. Colours: the back of the cards, hence the gems behind it; holds: what
// else is there, beside a diamond. One triple of colours is printed, the others are chosen so that each
// colour lies in three wonders with a key and in three with a chest (R1.3).

type Wonder = {
  colors: { value: readonly [Color, Color, Color]; origin: Origin };
  holds: { value: Kind; origin: Origin };
};

export const WONDERS = {
  stonehenge: { colors: house(['red', 'green', 'purple']), holds: house('chest') },
  pisa: { colors: printed(['red', 'blue', 'purple']), holds: house('key') },
  parthenon: { colors: house(['red', 'yellow', 'blue']), holds: house('chest') },
  colosseum: { colors: house(['red', 'yellow', 'purple']), holds: house('key') },
  greatWall: { colors: house(['red', 'green', 'blue']), holds: house('chest') },
  chichenItza: { colors: house(['red', 'yellow', 'green']), holds: house('key') },
  tajMahal: { colors: house(['yellow', 'blue', 'purple']), holds: house('chest') },
  easterIsland: { colors: house(['yellow', 'green', 'blue']), holds: house('key') },
  christ: { colors: house(['yellow', 'green', 'purple']), holds: house('chest') },
  giza: { colors: house(['green', 'blue', 'purple']), holds: house('key') },
} as const satisfies Record<string, Wonder>;

export type WonderId = keyof typeof WONDERS;
export const WONDER_IDS = Object.keys(WONDERS) as WonderId[];

export const colorsOf = (wonder: WonderId): readonly Color[] => WONDERS[wonder].colors.value;

/** Whether a wonder has a key or a chest: everybody knows, its token lies below the column. */
export const kindOf = (wonder: WonderId): Kind => WONDERS[wonder].holds.value;

/** `pisa-red`, `giza-key`: a wonder and what one of its cards shows. */
export type CardId = `${WonderId}-${Treasure}`;

/** The cards of a wonder, in the order of its colours, then the diamond, then its key or chest (R1.1). */
export const treasuresOf = (wonder: WonderId): readonly Treasure[] => [
  ...colorsOf(wonder),
  'diamond',
  kindOf(wonder),
];

export const cardOf = (wonder: WonderId, treasure: Treasure): CardId => `${wonder}-${treasure}`;
export const wonderOf = (card: CardId): WonderId => CARDS[card].wonder;
export const treasureOf = (card: CardId): Treasure => CARDS[card].treasure;

/** All fifty cards. */
export const CARDS = Object.fromEntries(
  WONDER_IDS.flatMap((wonder) =>
    treasuresOf(wonder).map((treasure) => [cardOf(wonder, treasure), { wonder, treasure }]),
  ),
) as Record<CardId, { wonder: WonderId; treasure: Treasure }>;

const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;
type Column = (typeof COLUMNS)[number];

type Row = 1 | 2 | 3 | 4 | 5;

/** A place in the grid: the column's letter and the row, counted from 1, as in `c4`. */
export type CellId = `${Column}${Row}`;

/** The places of a wonder's column, from the top. */
export const columnOf = (wonder: WonderId, rows: number): CellId[] =>
  Array.from({ length: rows }, (_, row) => `${LETTERS[wonder]}${row + 1}` as CellId);

/** Some places, always in the same order: column by column from the top. */
export const inOrder = (cells: readonly CellId[]): CellId[] => [...cells].sort();

/** How far from the top of its column a place is, counted from 1. */
export const rowOf = (cell: CellId): Row => Number(cell[1]) as Row;

/** Whose back a card in this place shows. */
export const wonderAt = (cell: CellId): WonderId => BY_LETTER[cell[0] as Column];

const LETTERS = Object.fromEntries(WONDER_IDS.map((id, i) => [id, COLUMNS[i]])) as Record<
  WonderId,
  Column
>;
const BY_LETTER = Object.fromEntries(WONDER_IDS.map((id, i) => [COLUMNS[i], id])) as Record<
  Column,
  WonderId
>;
