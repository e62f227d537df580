import type { MoveContext, PlayerID, PublicCtx } from '../../../engine/game';
import type { Event, Rule, State, View } from '../state';
import { faceDown, holds, pairs } from '../table';
import { inOrder, type CellId } from '../wonders';
import { isAsked } from './asked';
import { useUp } from './tokens';

// Turning cards face up. They stay so until the player takes or leaves something: everybody can see them (R3.9).

/** Reveal two cards at the same time (R3.1), or the last one there is (R3.10, R8.5). */
export const reveal: Rule<[CellId, CellId] | [CellId]> = {
  unordered: true,
  legal({ grid, table }, ctx, playerID) {
    if (!isAsked(table, ctx, { playerID, steps: ['revealing'] })) return [];
    const down = faceDown(grid, table);
    return down.length === 1 ? [[down[0]]] : pairs(down);
  },
  *play(context, ...cells) {
    yield turn(context, cells);
  },
};

/** Reveal a third card (R3.2), which the junior game does not allow (R8.2). */
export const revealThird: Rule<[CellId]> = {
  legal: (view, ctx, playerID) =>
    view.table.variant === 'junior' ? [] : oneMore(view, ctx, { playerID, after: 2 }),
  *play(context, cell) {
    yield turn(context, [cell]);
  },
};

/** Reveal a fourth card, for an action token (R10.3). */
export const revealFourth: Rule<[CellId]> = {
  legal: (view, ctx, playerID) =>
    holds(view.table, playerID, 'fourth') ? oneMore(view, ctx, { playerID, after: 3 }) : [],
  *play(context, cell) {
    yield [useUp(context, 'fourth'), turn(context, [cell])];
  },
};

/** Each card that may be turned as the next one, once so many lie face up. */
const oneMore = (
  { grid, table }: View,
  ctx: PublicCtx,
  { playerID, after }: { playerID: PlayerID; after: number },
): [CellId][] =>
  isAsked(table, ctx, { playerID, steps: ['choosing'] }) && table.revealed.length === after
    ? faceDown(grid, table).map((cell) => [cell])
    : [];

function turn({ G: { table }, playerID }: MoveContext<State>, cells: CellId[]): Event {
  const up = inOrder(cells);
  table.revealed.push(...up);
  table.step = 'choosing';
  return { type: 'revealed', playerID, cells: up };
}
