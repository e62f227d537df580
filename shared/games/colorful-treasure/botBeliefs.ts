import type { PlayerID } from '../../engine/game';
import { sum } from '../../engine/numbers';
import type { Strength } from '../../protocol/table';
import { TYPES, type Grid, type Treasure, type TreasureType, type View } from './state';
import { cellsOf, holds, isKind, leftOf, treasuresUp } from './table';
import { hoard, prize } from './worth';
import { WONDER_IDS, wonderAt, type CellId } from './wonders';

/** Cards somebody has seen with their own eyes and that still lie in the grid, what they saw last at the end. */
export type Notes = readonly { cell: CellId; treasure: Treasure }[];

/** Whatever they see is noted, until somebody takes it. */
export function observe(notes: unknown, { grid, table }: View): Notes {
  const seen = [...table.looked, ...table.revealed].flatMap((cell) => {
    const treasure = grid[cell];
    return treasure ? [{ cell, treasure }] : [];
  });
  const isSeen = (cell: CellId) => seen.some((one) => one.cell === cell);
  const before = (notes ?? []) as Notes;
  return [...before.filter(({ cell }) => cell in grid && !isSeen(cell)), ...seen];
}

/** How many cards a bot of each strength remembers. */
const MEMORY: Record<Strength, number> = { easy: 4, normal: 8, hard: Infinity };

/** What a bot has not forgotten: the cards it saw last. */
export const recall = (notes: unknown, strength: Strength): Notes =>
  ((notes ?? []) as Notes).slice(-MEMORY[strength]);

/** What somebody remembers of each card. */
export const byCell = (notes: Notes): Grid<Treasure> =>
  Object.fromEntries(notes.map(({ cell, treasure }) => [cell, treasure]));

/** What a bot thinks of a position. */
export type BotBeliefs = {
  view: View;
  playerID: PlayerID;
  notes: unknown;
  /** What each card in the grid may show; all are equally likely. */
  maybe: Record<string, readonly Treasure[]>;
  /** How many of each treasure it knows the place of, among the cards that lie face down. */
  known: Map<Treasure, number>;
  /** What cards that lie face up are worth, by their treasures. */
  outcomes: Map<number, number>;
  /** What revealing cards is worth, by what they look like. */
  reveals: Map<string, number>;
};

/** All moves of a position are rated with the same mind. */
const minds = new WeakMap<View, BotBeliefs>();

export function beliefsOf(view: View, playerID: PlayerID, notes: unknown): BotBeliefs {
  const same = minds.get(view);
  if (same && same.playerID === playerID && same.notes === notes) return same;
  const mind: BotBeliefs = {
    view,
    playerID,
    notes,
    maybe: beliefs(view, byCell(observe(notes, view))),
    known: new Map(),
    outcomes: new Map(),
    reveals: new Map(),
  };
  for (const cell of cellsOf(view.grid)) {
    const [only, ...rest] = mind.maybe[cell];
    if (rest.length > 0 || view.table.revealed.includes(cell)) continue;
    mind.known.set(only, (mind.known.get(only) ?? 0) + 1);
  }
  minds.set(view, mind);
  return mind;
}

/** A card that was not seen is any of those of its wonder that were not seen either. */
function beliefs({ grid, table }: View, seen: Grid<Treasure>): BotBeliefs['maybe'] {
  const maybe: BotBeliefs['maybe'] = {};
  for (const wonder of WONDER_IDS) {
    const cells = cellsOf(grid).filter((cell) => wonderAt(cell) === wonder);
    const open = leftOf(wonder, table).filter((one) => !cells.some((cell) => seen[cell] === one));
    for (const cell of cells) maybe[cell] = seen[cell] ? [seen[cell]] : open;
  }
  return maybe;
}

/** What revealing these cards at the start of a turn may bring; cards that look alike are thought of once. */
export function revealWorth(mind: BotBeliefs, cells: CellId[]): number {
  const looksOf = (cell: CellId) =>
    mind.maybe[cell].length === 1 ? mind.maybe[cell][0] : wonderAt(cell);
  const alike = cells.map(looksOf).sort().join(' ');
  const before = mind.reveals.get(alike);
  if (before !== undefined) return before;
  const worth = mean(showings(mind, cells).map((up) => hope(mind, cells, up)));
  mind.reveals.set(alike, worth);
  return worth;
}

/** Everything one or two cards may show; two of one wonder never show the same. */
function showings({ maybe }: BotBeliefs, [a, b]: CellId[]): Treasure[][] {
  if (b === undefined) return maybe[a].map((one) => [one]);
  const unlike = wonderAt(a) === wonderAt(b);
  return maybe[a].flatMap((one) =>
    maybe[b].filter((two) => !unlike || one !== two).map((two) => [one, two]),
  );
}

/** A further card that is revealed tells the others something, too. */
const TOLD = 0.05;

/** The worth of two cards that show this, or of these with a third whose place is known. */
function hope(mind: BotBeliefs, cells: CellId[], up: Treasure[]): number {
  const now = outcome(mind, up);
  if (mind.view.table.variant === 'junior') return now;
  const spare = [...mind.known].filter(
    ([treasure, count]) =>
      count > cells.filter((cell, i) => mind.maybe[cell].length === 1 && up[i] === treasure).length,
  );
  return Math.max(now, ...spare.map(([treasure]) => outcome(mind, [...up, treasure]) - TOLD));
}

/** What the cards that lie face up may be worth with one more. */
export const oneMoreWorth = (mind: BotBeliefs, cell: CellId): number => {
  const up = treasuresUp(mind.view);
  return mean(mind.maybe[cell].map((one) => outcome(mind, [...up, one]))) - TOLD;
};

/** What taking all revealed cards of a type is worth. */
export const takeWorth = (mind: BotBeliefs, type: TreasureType): number =>
  typeWorth(mind, treasuresUp(mind.view), type);

/** What taking all revealed keys and chests is worth. */
export const collectWorth = (mind: BotBeliefs): number => hoardWorth(mind, treasuresUp(mind.view));

/** The best that can be made of cards that lie face up. */
function outcome(mind: BotBeliefs, up: readonly Treasure[]): number {
  const cards = sum(up.map((treasure) => PLACE_VALUE[treasure]));
  const before = mind.outcomes.get(cards);
  if (before !== undefined) return before;
  const isHoard = up.some(isKind);
  const mayChoose = !isHoard || holds(mind.view.table, mind.playerID, 'leaveHoard');
  const types = TYPES.filter((type) => mayChoose && up.includes(type));
  const best = Math.max(
    isHoard ? hoardWorth(mind, up) : 0,
    ...types.map((type) => typeWorth(mind, up, type)),
  );
  mind.outcomes.set(cards, best);
  return best;
}

/** One digit for each treasure: up to four cards in any order make one number. */
const PLACE_VALUE = Object.fromEntries(
  [...TYPES, 'key', 'chest'].map((treasure, digit) => [treasure, 5 ** digit]),
) as Record<Treasure, number>;

const typeWorth = (
  { view, playerID }: BotBeliefs,
  up: readonly Treasure[],
  type: TreasureType,
): number => prize(view.table, playerID, { type, cards: countOf(up, type) });

const hoardWorth = ({ view, playerID }: BotBeliefs, up: readonly Treasure[]): number =>
  hoard(view.table, playerID, { keys: countOf(up, 'key'), chests: countOf(up, 'chest') });

const countOf = (treasures: readonly Treasure[], treasure: Treasure): number =>
  treasures.filter((other) => other === treasure).length;

const mean = (numbers: number[]): number => sum(numbers) / numbers.length;
