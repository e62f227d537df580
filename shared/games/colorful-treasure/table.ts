import type { PlayerID, PublicCtx } from '../../engine/game';
import { clockwise } from '../../engine/clockwise';
import type { FaceId } from './faces';
import { EARNING, LAST_ROUND, ROWS } from './figures';
import {
  COLORS,
  KINDS,
  type Color,
  type Grid,
  type Holdings,
  type Kind,
  type Table,
  type Treasure,
  type View,
} from './state';
import {
  cardOf,
  columnOf,
  kindOf,
  treasureOf,
  treasuresOf,
  WONDER_IDS,
  wonderAt,
  wonderOf,
  type CardId,
  type CellId,
  type WonderId,
} from './wonders';

// Questions about what lies open on the table.

/** Whom the table waits for. */
export const acting = ({ over }: Table, { currentPlayer }: PublicCtx): PlayerID[] =>
  over ? [] : [currentPlayer];

/** The places where a card still lies, column by column from the top. */
export const cellsOf = (grid: Grid<unknown>): CellId[] => Object.keys(grid) as CellId[];

/** The cards that lie face down, of which a player can choose one to turn or to look at. */
export const faceDown = (grid: Grid<unknown>, { revealed }: Table): CellId[] =>
  cellsOf(grid).filter((cell) => !revealed.includes(cell));

/** What the revealed cards show. */
export const treasuresUp = ({ grid, table }: View): Treasure[] =>
  table.revealed.flatMap((cell) => grid[cell] ?? []);

export const isKind = (treasure: Treasure): treasure is Kind =>
  (KINDS as readonly string[]).includes(treasure);

/** All the places a grid has, gaps included. */
export const allCells = ({ variant }: Table): CellId[] =>
  WONDER_IDS.flatMap((wonder) => columnOf(wonder, ROWS[variant].value));

/** The cards of a wonder that are still in the grid: what a face-down one may be, for all who remember nothing. */
export const leftOf = (wonder: WonderId, { variant, players }: Table): Treasure[] => {
  const gone = Object.values(players).flatMap(({ cards }) => cards);
  return treasuresOf(wonder)
    .slice(0, ROWS[variant].value)
    .filter((treasure) => !gone.includes(cardOf(wonder, treasure)));
};

/** What the cards of a wonder that a player does not see may be: one of these each. */
export const unseenOf = (wonder: WonderId, { grid, table }: View): Treasure[] => {
  const seen = cellsOf(grid)
    .filter((cell) => wonderAt(cell) === wonder)
    .map((cell) => grid[cell]);
  return leftOf(wonder, table).filter((treasure) => !seen.includes(treasure));
};

/** A token lies at its column as long as the card it belongs to is in the grid (R2.3, R3.5, R3.7). */
export const columnTokens = (
  wonder: WonderId,
  table: Table,
): { diamond: boolean; kind: boolean } => {
  const left = leftOf(wonder, table);
  return { diamond: left.includes('diamond'), kind: left.includes(kindOf(wonder)) };
};

export const holds = ({ players }: Table, playerID: PlayerID, face: FaceId): boolean =>
  players[playerID].faces.includes(face);

export const gemsOf = (cards: readonly CardId[], color: Color): number =>
  cards.filter((card) => treasureOf(card) === color).length;

export const wondersOf = (cards: readonly CardId[]): WonderId[] => [
  ...new Set(cards.map(wonderOf)),
];

/** The gem colours a player has for the Colorful Gems award, that of a token included (R10.6). */
export const colorsHeld = ({ cards, faces }: Holdings): number =>
  COLORS.filter((color) => gemsOf(cards, color) > 0).length + Number(faces.includes('sixthColor'));

/** Colours for which a player may take an action token at the end of their turn (R9.2). */
export const colorsDue = (table: Table, playerID: PlayerID): Color[] => {
  const { cards, credited } = table.players[playerID];
  return COLORS.filter(
    (color) => gemsOf(cards, color) >= EARNING.value && !credited.includes(color),
  );
};

/** Whether the token that makes any pair can make one: there is one token to go with it (R10.10). */
export const mayPair = ({ players }: Table, playerID: PlayerID): boolean => {
  const { faces, kept } = players[playerID];
  return faces.includes('wild') && kept.key + kept.chest > 0;
};

/** Every choice of cards that a player's action token lets them look at (R10.1, R10.2). */
export function looks(grid: Grid<unknown>, table: Table, playerID: PlayerID): CellId[][] {
  const down = faceDown(grid, table);
  if (holds(table, playerID, 'lookAcross')) {
    const across = pairs(down).filter(([a, b]) => wonderAt(a) !== wonderAt(b));
    return across.length > 0 ? across : down.map((cell) => [cell]);
  }
  if (!holds(table, playerID, 'lookDown')) return [];
  return WONDER_IDS.flatMap((wonder) => {
    const column = down.filter((cell) => wonderAt(cell) === wonder);
    const threes = pairs(column).flatMap(([a, b]) =>
      column.slice(column.indexOf(b) + 1).map((c) => [a, b, c]),
    );
    return [...column.map((cell) => [cell]), ...pairs(column), ...threes];
  });
}

/** Every two of these, in their order. */
export function pairs<T>(things: readonly T[]): [T, T][] {
  const all: [T, T][] = [];
  // plain loops: fifty cards make 1,225 pairs, listed anew for every move that is checked
  for (let i = 0; i < things.length; i++)
    for (let j = i + 1; j < things.length; j++) all.push([things[i], things[j]]);
  return all;
}

/** Who still has a turn in this round after the present one (R6.1). */
export function leftInRound({ first }: Table, ctx: PublicCtx): readonly PlayerID[] {
  const after = clockwise(ctx).slice(1);
  const next = after.indexOf(first);
  return next === -1 ? after : after.slice(0, next);
}

/** The player on the start player's right has the last turn of a round (R6.1). */
export const isLastOfRound = (table: Table, ctx: PublicCtx): boolean =>
  leftInRound(table, ctx).length === 0;

/** With how many cards in the grid the last round begins (R6.1, R6.3, R8.6, R8.7). */
export const lastRoundAt = ({ variant, length }: Pick<Table, 'variant' | 'length'>): number =>
  LAST_ROUND[length][variant].value;

/** Whether the grid has come down to the last round. */
export const isLastRound = (grid: Grid<unknown>, table: Table): boolean =>
  cellsOf(grid).length <= lastRoundAt(table);

/** Counts from 1. */
export const roundOf = ({ turn, numPlayers }: PublicCtx): number => Math.ceil(turn / numPlayers);
