import { gain } from '../../../../shared/games/ya-blew-it/scoring';
import { isSeated } from '../../../kit/isSeated';
import { isProposed } from './rerolling';
import type { OnTable } from '../types';

/** What is most likely wanted. */
export function mainMove(scene: OnTable): string | undefined {
  if (!isSeated(scene)) return undefined;
  const has = (move: string) => scene.legal.some((one) => one.move === move);
  if (has('reroll')) return isProposed(scene.view) ? 'reroll' : 'stand';
  const harmless = ['pass', 'decline', 'add'].find(has);
  if (harmless && gain(scene.view.table, scene.playerID).total < 0) return harmless;
  return ['draw', 'jump', 'roll', 'keep'].find(has);
}

/** Whether all that can still be drawn is the last card, which is a Fire: no Claim grows any more. */
export const isLastCard = ({ view }: OnTable): boolean => view.deckSize === 1;
