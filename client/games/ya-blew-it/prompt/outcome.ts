import { inStep } from '../../../../shared/engine/inStep';
import { lossOf } from '../../../../shared/games/ya-blew-it/burning';
import { gain, pointsOf } from '../../../../shared/games/ya-blew-it/scoring';
import type { Roll, Table } from '../../../../shared/games/ya-blew-it/state';
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
    isGood: isTaken ? worth >= 0 : worth < 0,
  };
}

function burnt({ scoring, safes, cursed, doubleGems }: Table, { number, playerID }: Roll): Outcome {
  const own = scoring[playerID];
  const loss = lossOf(own, safes[playerID], number);
  const left = own.filter((id) => !loss.cards.includes(id));
  const worth = (cards: typeof own) => pointsOf(cards, cursed[playerID], doubleGems);
  const points = worth(left) - worth(own);
  if (loss.cards.length > 0)
    // a card of the cursed colour is well lost
    return { kind: 'fire.hit', points, lost: loss.cards.length, isGood: points > 0 };
  return { kind: loss.safes.length > 0 ? 'fire.safe' : 'fire.miss', points, lost: 0, isGood: true };
}
