import { present } from '../../engine/present';
import type { Chance } from '../../engine/chance';
import type { PlayerID, PublicCtx } from '../../engine/game';
import type { Grid, State, Treasure, View } from './state';
import { cellsOf, unseenOf } from './table';
import { WONDER_IDS, wonderAt, type CellId } from './wonders';

/** The treasures of revealed cards (R11.2), and for the player of the turn those they look at (R11.4). */
export function view({ table, grid }: State, ctx: PublicCtx, playerID: PlayerID | null): View {
  const shown =
    playerID === ctx.currentPlayer ? [...table.revealed, ...table.looked] : table.revealed;
  const seen: Grid<Treasure | null> = {};
  for (const cell of cellsOf(grid)) seen[cell] = shown.includes(cell) ? (grid[cell] ?? null) : null;
  return { table, grid: seen };
}

/** The cards of each wonder that this player cannot see, in any order (R11.1). */
export function determinize(
  { table, grid }: View,
  _ctx: PublicCtx,
  _playerID: PlayerID | null,
  random: Chance,
): State {
  const unseen = Object.fromEntries(
    WONDER_IDS.map((wonder) => [wonder, random.shuffle(unseenOf(wonder, { table, grid }))]),
  );
  const guess = (cell: CellId) => [cell, grid[cell] ?? present(unseen[wonderAt(cell)].pop())];
  return { table, grid: Object.fromEntries(cellsOf(grid).map(guess)) };
}
