import { inStep } from '../../../../shared/engine/inStep';
import { gain, matching } from '../../../../shared/games/ya-blew-it/scoring';
import { DYNAMITE, type Table, type View } from '../../../../shared/games/ya-blew-it/state';
import { outcomeOf, rerollOf } from './outcome';
import type { Seated, T } from '../types';

// Whether a roll is to stand, or made again for a Faulty Detonator.

/** A Detonator is not proposed for less than so many points on average, as long as there may be more to use it for. */
const WORTH = 0.5;

/** Whether no number would be better than the one that shows. */
export const isIdle = (table: Table): boolean => rerollOf(table).isIdle;

/** Whether another roll is what most people would want. */
export const isProposed = ({ table, deckSize }: View): boolean =>
  !outcomeOf(table).isGood && rerollOf(table).gain > (deckSize > 0 ? WORTH : 0);

/** What a roll means to whoever rolled: nobody minds when nothing burns, and what is bad may not be worth another roll. */
export function verdictOf(view: View) {
  const { kind, isGood } = outcomeOf(view.table);
  if (kind === 'fire.safe' || kind === 'fire.miss') return `${kind}.good` as const;
  return `${kind}.${isGood ? 'good' : isProposed(view) ? 'bad' : 'borne'}` as const;
}

/** How likely another roll brings what is hoped for: a Claim that would cost points is better missed. */
export function rerollOdds({ view: { table }, playerID, t }: Seated): string {
  const { purpose } = inStep(table, 'rerolling').roll;
  if (isIdle(table)) return t('second.reroll.idle');
  if (!table.showOdds) return t('second.rerollBlind');
  const matches = matching(table.claim).length;
  const isUnwelcome = gain(table, playerID).total < 0;
  if (purpose === 'fire') return fireOdds(table, t);
  const isMatchHopedFor = (purpose === 'steal') !== isUnwelcome;
  return t(
    `second.reroll.${isUnwelcome ? 'unwelcome' : purpose}`,
    odds(isMatchHopedFor ? matches : DYNAMITE - matches),
  );
}

/** A Fire may be hoped to take nothing, or less; or a card or a Safe may be hoped for that it does not take now. */
function fireOdds(table: Table, t: T): string {
  const { better, lossless } = rerollOf(table);
  if (outcomeOf(table).points >= 0) return t('second.reroll.fireBetter', odds(better));
  return t(`second.reroll.${better > lossless ? 'fireLess' : 'fire'}`, odds(better));
}

export const odds = (count: number) => ({ count, faces: DYNAMITE });
