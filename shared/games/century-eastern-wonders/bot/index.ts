import type { PlayerID } from 'boardgame.io';
import type { LegalMove, PublicCtx } from '../../../core/module';
import { BONUS_POINTS, type BonusType } from '../bonusTiles';
import { level, type Spice } from '../spices';
import type { StartId } from '../starts';
import type { View } from '../state';
import { bonusCount, bonusesLeft } from '../table';
import { holdOf } from './hold';
import { thoughtOf } from './thought';
import { promise } from './worth';

/** How good a move looks: what the plan for this turn needs next looks best. */
export function rate(
  view: View,
  _ctx: PublicCtx,
  playerID: PlayerID,
  { move, args }: LegalMove,
): number {
  switch (move) {
    case 'stock':
      return STARTS_LIKED.indexOf(args[0] as StartId);
    case 'place':
      return thoughtOf(view, playerID).places.get(args[0] as number)!;
    case 'choose':
      return bonusWorth(view, playerID, args[0] as BonusType);
    case 'upgrade':
      return UPGRADED - level(args[0] as Spice);
    case 'discard':
      return afterLosing(view, playerID, args[0] as Spice);
    case 'end':
      return ENDED;
    default:
      return inPlan(view, playerID, { move, args });
  }
}

/** What is done in a turn, the best first; not at all what is no part of the plan. */
const UPGRADED = 400;
const COLLECTED = 300;
const DONE = 200;
const ON_THE_WAY = 100;
const ENDED = 1;
const UNWANTED = 0;

function inPlan(view: View, playerID: PlayerID, { move, args }: LegalMove): number {
  const { sea, plan } = thoughtOf(view, playerID);
  const { to, deed, trades } = plan!;
  const boat = view.table.players[playerID].boat!;
  if (move === 'sail') {
    const isOnTheWay = sea.steps[args[0] as number][to] < sea.steps[boat][to];
    return isOnTheWay ? ON_THE_WAY + afterLosing(view, playerID, args[1] as Spice) : UNWANTED;
  }
  if (to !== boat) return UNWANTED;
  if (move === 'pay') return ON_THE_WAY + afterLosing(view, playerID, args[1] as Spice);
  if (move === 'collect') return COLLECTED;
  if (move === 'trade') return trades === args[0] ? DONE : UNWANTED;
  if (move !== deed) return UNWANTED;
  return move === 'build' ? DONE - dearness(args as number[]) : DONE;
}

/** What the other cubes promise; a free step loses none. */
function afterLosing(view: View, playerID: PlayerID, spice: Spice | undefined): number {
  const { boat, hold } = view.table.players[playerID];
  const left = spice ? { ...hold, [spice]: hold[spice] - 1 } : hold;
  return promise(thoughtOf(view, playerID).sea, { tile: boat!, hold: holdOf(left), claimed: 0 });
}

/** An outpost is best paid with the lowest cubes. */
const dearness = ([, chili, tea, cloves]: number[]): number => chili + 2 * tea + 4 * cloves;

/** The least liked first. */
const STARTS_LIKED: readonly StartId[] = ['RR', 'YG', 'YYYY', 'YYR'];

/** The first free steps are worth most. */
function bonusWorth({ table }: View, playerID: PlayerID, type: BonusType): number {
  if (type === 'step') return 7 - 3 * bonusCount(table, playerID, 'step');
  return BONUS_POINTS[bonusesLeft(table)[type]!] + (type === 'points' ? 0 : 1);
}
