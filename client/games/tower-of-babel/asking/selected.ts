import {
  fillings,
  isAcceptable,
  suffices,
  type Means,
} from '../../../../shared/games/tower-of-babel/offers';
import type { Build } from '../../../../shared/games/tower-of-babel/state';
import type { OnTable } from '../types';

type Selected = 'build' | 'buildOrAccept' | 'open' | 'draw' | 'dead' | 'lost';

/** How the reader's own build stands: whether to build, to accept, to play an action card, to take back or to give up. */
export function selectedSoFar(scene: OnTable): Selected {
  const { view, ctx } = scene;
  const build = view.table.build!;
  const means = meansOf(scene);
  const mayAccept = fitting(build).length > 0;
  if (!mayAccept && fillings(build, means).length > 0) return 'build';
  if (suffices(build, view.hands[ctx.currentPlayer]!)) return 'buildOrAccept';
  if (canBeFinished(build, means)) return 'open';
  if (mayDraw(scene)) return 'draw';
  return canBeFinished({ ...build, accepted: [] }, means) ? 'dead' : 'lost';
}

/** Whether the reader's own build cannot be finished as it stands. */
export const isDead = (scene: OnTable): boolean => ['dead', 'lost'].includes(selectedSoFar(scene));

/** Whether own cards can fill it up, after more offers perhaps. */
const canBeFinished = (build: Build, means: Means): boolean =>
  fillings(build, means).length > 0 ||
  fitting(build).some((id) =>
    canBeFinished({ ...build, accepted: [...build.accepted, id] }, means),
  );

/** Whose offers can be accepted now. */
const fitting = (build: Build) =>
  Object.keys(build.offers!).filter((id) => isAcceptable(build, id));

const meansOf = ({ view, ctx }: OnTable): Means => ({
  hand: view.hands[ctx.currentPlayer]!,
  actionCards: view.actionCards[ctx.currentPlayer]!,
});

/** Whether an action card may still bring other cards. */
const mayDraw = ({ legal }: OnTable): boolean =>
  legal.some(({ move }) => move === 'cardDraw' || move === 'cardTrade');
