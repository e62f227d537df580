import { rate } from '../../../../shared/games/ya-blew-it/bot';
import { gain } from '../../../../shared/games/ya-blew-it/scoring';
import type { View } from '../../../../shared/games/ya-blew-it/state';
import { isSeated } from '../../../kit/isSeated';
import { isProposed } from './rerolling';
import type { OnTable, Seated } from '../types';

/** What is most likely wanted. */
export function mainMove(scene: OnTable): string | undefined {
  if (!isSeated(scene)) return undefined;
  const has = (move: string) => scene.legal.some((one) => one.move === move);
  if (has('reroll')) return isProposed(scene.view) ? 'reroll' : 'stand';
  if (has('add') && isUnwelcome(scene)) return 'add';
  if (has('pass')) return isLeftAlone(scene, 'pass', 'roll') ? 'pass' : 'roll';
  if (has('decline')) return isLeftAlone(scene, 'decline', 'jump') ? 'decline' : 'jump';
  return ['draw', 'roll', 'keep'].find(has);
}

/** Whether the Claim would cost the reader points. */
const isUnwelcome = ({ view, playerID }: Seated): boolean => gain(view.table, playerID).total < 0;

/** Whether all that can still be drawn is the last card, which is a Fire: no Claim grows any more. */
export const isLastCard = ({ view }: OnTable): boolean => view.deckSize === 1;

type Leaving = 'pass' | 'decline';
type Taking = 'roll' | 'jump';

/** Whether one does better to leave the Claim where it is: to roll one time in eight, say, rather for a larger one. */
function isLeftAlone(scene: Seated, leave: Leaving, take: Taking): boolean {
  if (isUnwelcome(scene)) return true;
  return !isLastCard(scene) && isRatedHigher(scene, leave, take);
}

/** As the bots rate it, who see no more than the reader. */
function isRatedHigher({ view, ctx, playerID }: Seated, one: Leaving, other: Taking): boolean {
  const known = RATED.get(view);
  if (known !== undefined) return known;
  const rated = (move: Leaving | Taking) => rate(view, ctx, playerID, { move, args: [] });
  const isHigher = rated(one) > rated(other);
  RATED.set(view, isHigher);
  return isHigher;
}

/** It takes a while to think of all that may come, and the same view is asked about with everything that is drawn. */
const RATED = new WeakMap<View, boolean>();
