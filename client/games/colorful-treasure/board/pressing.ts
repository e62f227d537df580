import { whyNotReveal } from '../../../../shared/games/colorful-treasure/refusalReasons';
import type { TreasureType } from '../../../../shared/games/colorful-treasure/state';
import { holds, isKind } from '../../../../shared/games/colorful-treasure/table';
import { wonderAt, type CellId } from '../../../../shared/games/colorful-treasure/wonders';
import { isMove, type MoveNamed } from '../../../kit/isMove';
import type { Draft, Why } from '../prompt/draft';
import { isBegun, moveWith } from '../move';
import type { Move, OnTable } from '../types';

/** What pressing a card does now: it makes a move, goes on with a decision, or cannot be. */
export type Pressing =
  | { move: MoveNamed<Move, 'reveal' | 'revealThird' | 'take' | 'takeTwo' | 'collect'> }
  | { draft: Draft }
  | { why: Why };

export function pressing(cell: CellId, scene: OnTable): Pressing {
  const { view, ctx, legal, playerID, draft } = scene;
  if (playerID === null) return { why: 'watching' };
  const cells = draft?.cells ?? [];
  if (cells.includes(cell))
    return { draft: { ...draft, cells: cells.filter((other) => other !== cell) } };
  if (draft?.isLooking) return looking(cell, cells, scene);
  const taken = taking(cell, scene);
  if (taken) return taken;
  const why = whyNotReveal(view, ctx, { playerID, cell });
  if (why) return { why };
  const chosen = [...cells, cell];
  const reveals = legal.filter(isMove('reveal'));
  const move = moveWith(reveals, chosen) ?? moveWith(legal.filter(isMove('revealThird')), [cell]);
  if (move) return { move };
  // a fourth card uses a token up: it is asked for once more
  if (moveWith(legal.filter(isMove('revealFourth')), [cell])) return { draft: { cells: [cell] } };
  return isBegun(reveals, chosen) ? { draft: { cells: chosen } } : { why: 'notYourTurn' };
}

function looking(cell: CellId, cells: CellId[], { view, ctx, legal, draft }: OnTable): Pressing {
  const chosen = [...cells, cell];
  if (isBegun(legal.filter(isMove('look')), chosen)) return { draft: { ...draft, cells: chosen } };
  if (view.table.revealed.includes(cell)) return { why: 'faceUp' };
  const isSame = cells.some((other) => wonderAt(other) === wonderAt(cell));
  if (holds(view.table, ctx.currentPlayer, 'lookAcross'))
    return { why: isSame && cells.length === 1 ? 'sameWonder' : 'enough' };
  return { why: isSame ? 'enough' : 'otherWonder' };
}

/** A card that lies open is taken, with all that are taken together with it; of two types the first only begins it. */
function taking(cell: CellId, { view, legal, draft }: OnTable): Pressing | undefined {
  const treasure = view.table.revealed.includes(cell) ? view.grid[cell] : null;
  if (!treasure || draft?.cells?.length) return undefined;
  if (draft?.face === 'twoTypes' && !isKind(treasure)) return takingTwo(treasure, { legal, draft });
  if (draft?.face || draft?.isThird) return undefined;
  const move = isKind(treasure)
    ? legal.find(isMove('collect'))
    : legal.filter(isMove('take')).find(({ args }) => args[0] === treasure);
  return move && { move };
}

function takingTwo(
  type: TreasureType,
  { legal, draft }: { legal: OnTable['legal']; draft: Draft },
): Pressing | undefined {
  const pairs = legal.filter(isMove('takeTwo')).filter(({ args }) => args.includes(type));
  const pair =
    pairs.length === 1
      ? pairs[0]
      : pairs.find(({ args }) => draft.type && args.includes(draft.type));
  if (pair && draft.type !== type) return { move: pair };
  if (pairs.length === 0) return undefined;
  return { draft: { ...draft, type: draft.type === type ? undefined : type } };
}
