import { sum } from '../../engine/numbers';
import type { PlayerID, PublicCtx } from '../../engine/game';
import { SENSELESS } from '../../engine/rating';
import type { FaceId } from './faces';
import {
  collectWorth,
  beliefsOf,
  oneMoreWorth,
  revealWorth,
  takeWorth,
  type BotBeliefs,
} from './botBeliefs';
import type { Move } from './moves';
import type { View } from './state';
import { isLastRound } from './table';
import { bestTheft, FACE_WORTH, theft } from './worth';
import type { CellId } from './wonders';

/** What is done before all else, because nothing is lost by it. */
const AT_ONCE = 100;
/** A theft for which a token is used up that could make a better one later. */
const GOOD_THEFT = 4;

/** The points a move is expected to bring. */
export function rate(
  view: View,
  _ctx: PublicCtx,
  playerID: PlayerID,
  { move, args }: Move,
  notes: unknown,
): number {
  const mind = beliefsOf(view, playerID, notes);
  switch (move) {
    case 'reveal':
      return revealWorth(mind, args);
    case 'revealThird':
      return oneMoreWorth(mind, args[0]);
    case 'revealFourth':
      return oneMoreWorth(mind, args[0]) - price('fourth');
    case 'take':
      return takeWorth(mind, args[0]);
    case 'takeTwo':
      return sum(args.map((type) => takeWorth(mind, type))) - price('twoTypes');
    case 'collect':
      return collectWorth(mind);
    case 'steal':
      return theft(view.table, playerID, { victim: String(args[0]), loot: args[1] });
    case 'claim':
      return FACE_WORTH[args[0]];
    case 'look':
      return lookWorth(mind, args);
    case 'pair':
      return pairWorth(view, playerID);
    case 'leave':
    case 'done':
      return 0;
  }
}

/** A token is worth using up when it brings more than this. */
const price = (face: FaceId): number => FACE_WORTH[face] / 2;

/** Before the turn's cards are chosen, where it helps most. */
function lookWorth({ view, maybe }: BotBeliefs, cells: readonly CellId[]): number {
  const unseen = cells.filter((cell) => maybe[cell].length > 1).length;
  return view.table.step === 'revealing' && unseen > 1 ? AT_ONCE + unseen : SENSELESS;
}

function pairWorth({ table, grid }: View, playerID: PlayerID): number {
  const least = isLastRound(grid, table) ? 0 : GOOD_THEFT;
  return bestTheft(table, playerID) > least ? AT_ONCE : SENSELESS;
}
