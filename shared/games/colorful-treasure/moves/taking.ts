import type { MoveContext, PlayerID, PublicCtx } from '../../../engine/game';
import {
  KINDS,
  TYPES,
  type Event,
  type Rule,
  type State,
  type Treasure,
  type TreasureType,
  type View,
} from '../state';
import { holds, isKind, pairs, treasuresUp } from '../table';
import { cardOf, wonderAt } from '../wonders';
import { isAsked } from './asked';
import { turnDown } from './ending';
import { spendPairs } from './stealing';
import { useUp } from './tokens';

// Taking revealed cards, or none. What is left in the grid lies face down again when that is done.

/** Take all revealed gems of a colour or all revealed diamonds (R3.3). */
export const take: Rule<[TreasureType]> = {
  legal: (view, ctx, playerID) => typesToTake(view, ctx, playerID).map((type) => [type]),
  *play(context, type) {
    yield bring(context, [type]);
    yield* spendPairs(context);
  },
};

/** Take two types at once, for an action token: only when no key or chest is revealed (R10.5). */
export const takeTwo: Rule<[TreasureType, TreasureType]> = {
  unordered: true,
  legal: (view, ctx, playerID) =>
    holds(view.table, playerID, 'twoTypes') && !isHoardUp(view)
      ? pairs(typesToTake(view, ctx, playerID))
      : [],
  *play(context, ...types) {
    yield [useUp(context, 'twoTypes'), bring(context, types)];
    yield* spendPairs(context);
  },
};

/** Take all revealed keys and chests: who reveals one must, and takes nothing else (R3.5). */
export const collect: Rule = {
  legal: (view, ctx, playerID) => (isChoosing(view, ctx, playerID) && isHoardUp(view) ? [[]] : []),
  *play(context) {
    yield bring(context, KINDS);
    yield* spendPairs(context);
  },
};

/** Take nothing (R3.4); in the junior game one type must be taken (R8.3). */
export const leave: Rule = {
  legal: (view, ctx, playerID) =>
    isChoosing(view, ctx, playerID) && view.table.variant !== 'junior' && mayChoose(view, playerID)
      ? [[]]
      : [],

  *play(context) {
    context.G.table.step = 'taken';
    yield { type: 'left', playerID: context.playerID };
    yield* turnDown(context);
  },
};

const isChoosing = ({ table }: View, ctx: PublicCtx, playerID: PlayerID): boolean =>
  isAsked(table, ctx, { playerID, steps: ['choosing'] });

const isHoardUp = (view: View): boolean => treasuresUp(view).some(isKind);

/** A revealed key or chest leaves no choice, but to the owner of a certain action token (R10.4). */
const mayChoose = (view: View, playerID: PlayerID): boolean =>
  !isHoardUp(view) || holds(view.table, playerID, 'leaveHoard');

const typesToTake = (view: View, ctx: PublicCtx, playerID: PlayerID): TreasureType[] =>
  isChoosing(view, ctx, playerID) && mayChoose(view, playerID)
    ? TYPES.filter((type) => treasuresUp(view).includes(type))
    : [];

/** Takes all revealed cards that show one of these, and the tokens of their columns (R3.5, R3.7). */
function bring({ G, playerID }: MoveContext<State>, treasures: readonly Treasure[]): Event {
  const { table, grid } = G;
  const holdings = table.players[playerID];
  const taken = table.revealed.flatMap((cell) => {
    const treasure = grid[cell];
    return treasure && treasures.includes(treasure) ? [{ cell, treasure }] : [];
  });
  for (const { cell, treasure } of taken) {
    if (treasure === 'diamond') holdings.diamondTokens++;
    if (isKind(treasure)) holdings.kept[treasure]++;
    delete grid[cell];
  }
  const cells = taken.map(({ cell }) => cell);
  const cards = taken.map(({ cell, treasure }) => cardOf(wonderAt(cell), treasure));
  holdings.cards.push(...cards);
  table.revealed = table.revealed.filter((cell) => !cells.includes(cell));
  table.step = 'taken';
  return { type: 'taken', playerID, cells, cards };
}
