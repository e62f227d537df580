import type { PlayerID, PublicCtx } from '../../../engine/game';
import { SENSELESS } from '../../../engine/rating';
import { BONUS_POINTS, type BonusType } from '../bonusTiles';
import type { TileID } from '../map/chart';
import { MARKETS } from '../markets';
import type { Move } from '../moves';
import {
  choicesOf,
  cubes,
  level,
  minus,
  plus,
  size,
  SPICES,
  type Cubes,
  type Spice,
} from '../spices';
import type { StartId } from '../starts';
import type { CostArgs, View } from '../state';
import { boatOf, bonusCount, holdLimit, nextBonus } from '../table';
import { holdOf, type Hold } from './hold';
import { thoughtOf } from './thought';
import type { Plan } from './turns';
import { promise } from './worth';

/** How good a move looks, in points: what the best turn promises that can still be played with it. */
export function rate(view: View, _ctx: PublicCtx, playerID: PlayerID, move: Move): number {
  switch (move.move) {
    case 'stock':
      return STARTS_LIKED.indexOf(move.args[0]);
    case 'place':
      return thoughtOf(view, playerID).starting(move.args[0]);
    case 'choose':
      return bonusWorth(view, playerID, move.args[0]);
    case 'upgrade':
      return upgraded(view, playerID, move.args[0]);
    case 'discard':
      return CARE * keeping(view, playerID, cubes({ [move.args[0]]: 1 }));
    default:
      return inTurn(view, playerID, move);
  }
}

/** Nobody throws away a precious cube by a slip while they have a cheaper one. */
const CARE = 4;

/** The moves that a turn is made of, which are played for what the boat can still do in it. */
type TurnMove = Exclude<Move, { move: 'stock' | 'place' | 'choose' | 'upgrade' | 'discard' }>;

function inTurn(view: View, playerID: PlayerID, move: TurnMove): number {
  const { boat } = view.table.players[playerID];
  const here = (isMeant: (plan: Plan) => boolean) =>
    best(view, playerID, (plan) => plan.to === boat && isMeant(plan));
  switch (move.move) {
    case 'sail':
      return sailing(view, playerID, move.args);
    case 'pay':
      return here(() => true) - regret(view, playerID, cubes({ [move.args[1]]: 1 }));
    case 'collect':
      return here(() => true);
    case 'build':
      return (
        here(({ deed }) => deed === 'build') -
        regret(view, playerID, costOf(move.args)) -
        left(view, playerID)
      );
    case 'trade': {
      const [times] = move.args;
      return (
        here(({ deed, trades }) => ONLY_TRADES.includes(deed) && trades === times) -
        left(view, playerID) -
        wasted(view, playerID, times)
      );
    }
    case 'end':
      return here(({ deed, trades }) => deed === 'rest' && trades === 0) - left(view, playerID);
    case 'harvest':
    case 'claim':
      return here(({ deed }) => deed === move.move) - left(view, playerID);
  }
}

const ONLY_TRADES: readonly string[] = ['trade', 'rest'] satisfies Plan['deed'][];

/** What the best turn promises that is meant. */
const best = (view: View, playerID: PlayerID, isMeant: (plan: Plan) => boolean): number =>
  thoughtOf(view, playerID)
    .options()
    .find(({ plan }) => isMeant(plan))?.worth ?? SENSELESS;

/** A step on a shortest way to where something is to be done, and never back to where the boat was in this turn. */
function sailing(view: View, playerID: PlayerID, [to, drop]: [to: TileID, drop?: Spice]): number {
  const { sea } = thoughtOf(view, playerID);
  const boat = boatOf(view.table, playerID);
  if (view.table.turn.route.includes(to)) return SENSELESS;
  const dropped = cubes(drop ? { [drop]: 1 } : {});
  return (
    best(view, playerID, (plan) => sea.steps[to][plan.to] < sea.steps[boat][plan.to]) -
    regret(view, playerID, dropped)
  );
}

/** What these cubes promise more than those that are best given away. */
function regret(view: View, playerID: PlayerID, given: Cubes): number {
  const { hold } = view.table.players[playerID];
  const kept = choicesOf(hold, size(given)).map((choice) => keeping(view, playerID, choice));
  return Math.max(...kept) - keeping(view, playerID, given);
}

/** What cubes in the water would promise that are not picked up: every plan picks them up. */
function left(view: View, playerID: PlayerID): number {
  const { sea } = thoughtOf(view, playerID);
  const boat = boatOf(view.table, playerID);
  const { lying } = sea.sites[boat];
  if (!sea.collects || !lying) return 0;
  const more = plus(view.table.players[playerID].hold, view.table.water[boat]);
  return LEFT + worthOfHold(view, playerID, holdOf(more)) - keeping(view, playerID, cubes());
}

/** What a trade brings in vain that is made oftener than the hold has room for, while it could be made less often. */
function wasted({ table }: View, playerID: PlayerID, times: number): number {
  const { gives, gets } = MARKETS[table.markets[boatOf(table, playerID)]].trade;
  const more = size(gets) - size(gives);
  const over = size(table.players[playerID].hold) + times * more - holdLimit(table, playerID);
  const fewest = table.step === 'trading' ? 0 : 1;
  return more > 0 && over > 0 && times > fewest ? WASTE + Math.min(over, more) : 0;
}

/** No slip is as large. */
const WASTE = 3;

/** Picking up costs nothing: it is done first. */
const LEFT = 0.5;

/** What the cubes promise that are kept. */
const keeping = (view: View, playerID: PlayerID, given: Cubes): number =>
  worthOfHold(view, playerID, holdOf(minus(view.table.players[playerID].hold, given)));

/** Upgrades come first, as a trade would forfeit them; every plan upgrades the lowest cubes. */
const upgraded = (view: View, playerID: PlayerID, spice: Spice): number =>
  best(view, playerID, () => true) + UPGRADE - level(spice) / SPICES.length;

/** What an upgrade is worth, roughly. */
const UPGRADE = 2;

const worthOfHold = (view: View, playerID: PlayerID, hold: Hold): number =>
  promise(thoughtOf(view, playerID).sea, {
    tile: boatOf(view.table, playerID),
    hold,
    claimed: 0,
  });

const costOf = (numbers: CostArgs): Cubes =>
  cubes(Object.fromEntries(SPICES.map((spice, i) => [spice, numbers[i]])));

/** The least liked first. */
const STARTS_LIKED: readonly StartId[] = ['RR', 'YG', 'YYYY', 'YYR'];

/** The first free steps are worth most. */
function bonusWorth({ table }: View, playerID: PlayerID, type: BonusType): number {
  if (type === 'step') return 7 - 3 * bonusCount(table, playerID, 'step');
  return BONUS_POINTS[nextBonus(table, type)] + (type === 'points' ? 0 : 1);
}
