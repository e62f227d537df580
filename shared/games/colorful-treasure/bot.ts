import { sum } from '../../core/numbers';
import type { LegalMove, PlayerID, PublicCtx } from '../../core/module';
import { SENSELESS } from '../../core/rating';
import type { FaceId } from './faces';
import { collectWorth, mindOf, oneMoreWorth, revealWorth, takeWorth, type Mind } from './mind';
import type { Loot, TreasureType, View } from './state';
import { isLastRound } from './table';
import { bestTheft, FACE_WORTH, theft } from './worth';
import type { CellId } from './wonders';

/** The points a move is expected to bring. */
export function rate(
  view: View,
  _ctx: PublicCtx,
  playerID: PlayerID,
  { move, args }: LegalMove,
  notes: unknown,
): number {
  return RATINGS[move](mindOf(view, playerID, notes), ...(args as never[]));
}

/** What is done before all else, because nothing is lost by it. */
const AT_ONCE = 100;
/** A theft for which a token is used up that could make a better one later. */
const GOOD_THEFT = 4;

/** A token is worth using up when it brings more than this. */
const price = (face: FaceId): number => FACE_WORTH[face] / 2;

const RATINGS: Record<string, (mind: Mind, ...args: never[]) => number> = {
  reveal: (mind, ...cells: CellId[]) => revealWorth(mind, cells),
  revealThird: (mind, cell: CellId) => oneMoreWorth(mind, cell),
  revealFourth: (mind, cell: CellId) => oneMoreWorth(mind, cell) - price('fourth'),
  take: (mind, type: TreasureType) => takeWorth(mind, type),
  takeTwo: (mind, ...types: TreasureType[]) =>
    sum(types.map((type) => takeWorth(mind, type))) - price('twoTypes'),
  collect: (mind) => collectWorth(mind),
  leave: () => 0,
  steal: ({ view, playerID }, seat: number, loot: Loot) =>
    theft(view.table, playerID, { victim: String(seat), loot }),
  claim: (_mind, face: FaceId) => FACE_WORTH[face],

  // before the turn's cards are chosen, where it helps most
  look: ({ view, maybe }, ...cells: CellId[]) => {
    const unseen = cells.filter((cell) => maybe[cell].length > 1).length;
    return view.table.step === 'revealing' && unseen > 1 ? AT_ONCE + unseen : SENSELESS;
  },

  pair: ({ view: { table, grid }, playerID }) => {
    const least = isLastRound(grid, table) ? 0 : GOOD_THEFT;
    return bestTheft(table, playerID) > least ? AT_ONCE : SENSELESS;
  },
  done: () => 0,
};
