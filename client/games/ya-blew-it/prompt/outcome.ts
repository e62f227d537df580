import { inStep } from '../../../../shared/engine/inStep';
import { sum } from '../../../../shared/engine/numbers';
import { lossOf } from '../../../../shared/games/ya-blew-it/burning';
import { gain, pointsOf } from '../../../../shared/games/ya-blew-it/scoring';
import { DYNAMITE, type Roll, type Table } from '../../../../shared/games/ya-blew-it/state';
import { isHit } from '../../../../shared/games/ya-blew-it/table';

/** What would come of a roll, if it stood. */
export type Outcome = {
  kind:
    | 'steal.hit'
    | 'steal.miss'
    | 'gamble.hit'
    | 'gamble.miss'
    | 'fire.hit'
    | 'fire.safe'
    | 'fire.miss';
  /** By how much the total of whoever rolled would change. */
  points: number;
  /** How many cards a Fire would take from them. */
  lost: number;
  /** How many Safes it would cost them. */
  safes: number;
  /** Whether they would be content with it. */
  isGood: boolean;
};

/** What would come of the roll that is decided about. */
export const outcomeOf = (table: Table): Outcome =>
  outcomeFor(table, inStep(table, 'rerolling').roll);

/** What would come of this roll, if it stood. */
export function outcomeFor(table: Table, roll: Roll): Outcome {
  const { number, purpose, playerID } = roll;
  if (purpose === 'fire') return burnt(table, roll);
  const isMatch = isHit(table.claim, number);
  const worth = gain(table, playerID).total;
  const isTaken = isMatch === (purpose === 'steal');
  return {
    kind: `${purpose}.${isMatch ? 'hit' : 'miss'}`,
    points: isTaken ? worth : 0,
    lost: 0,
    safes: 0,
    isGood: isTaken ? worth >= 0 : worth < 0,
  };
}

/** What another roll may bring, in place of the one that is decided about. */
export function rerollOf(table: Table): Hope {
  const { roll } = inStep(table, 'rerolling');
  const now = outcomeFor(table, roll);
  const all = FACES.map((number) => outcomeFor(table, { ...roll, number }));
  const isBetter = ({ points, safes }: Outcome) =>
    points > now.points || (points === now.points && safes < now.safes);
  return {
    gain: sum(all.map(({ points }) => points - now.points)) / DYNAMITE,
    // a Claim may be wanted for its special cards though it brings no points
    better: all.filter(isBetter).length,
    lossless: all.filter(({ points }) => points >= 0).length,
    isIdle: !all.some(isBetter) && (roll.purpose === 'fire' || now.isGood),
  };
}

export type Hope = {
  /** By how many points it would be better, on average. */
  gain: number;
  /** How many numbers would be better. */
  better: number;
  /** How many would cost no points. */
  lossless: number;
  /** No number would be better than the one that shows. */
  isIdle: boolean;
};

const FACES = Array.from({ length: DYNAMITE }, (_, i) => i + 1);

function burnt({ scoring, safes, cursed, doubleGems }: Table, { number, playerID }: Roll): Outcome {
  const own = scoring[playerID];
  const loss = lossOf(own, safes[playerID], number);
  const left = own.filter((id) => !loss.cards.includes(id));
  const worth = (cards: typeof own) => pointsOf(cards, cursed[playerID], doubleGems);
  const points = worth(left) - worth(own);
  const [lost, spent] = [loss.cards.length, loss.safes.length];
  if (lost > 0)
    // a card of the cursed colour is well lost
    return { kind: 'fire.hit', points, lost, safes: spent, isGood: points > 0 };
  const kind = spent > 0 ? 'fire.safe' : 'fire.miss';
  return { kind, points, lost: 0, safes: spent, isGood: true };
}
