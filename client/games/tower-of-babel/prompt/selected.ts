import type { PlayerID } from '../../../../shared/engine/game';
import { upTo } from '../../../../shared/engine/numbers';
import { ofKind } from '../../../../shared/games/tower-of-babel/actionCards';
import {
  type Cards,
  choices,
  common,
  minus,
  size,
} from '../../../../shared/games/tower-of-babel/cards';
import { JOKER_CARDS } from '../../../../shared/games/tower-of-babel/figures';
import {
  acceptable,
  fillings,
  missingCards,
  suffices,
  type Means,
} from '../../../../shared/games/tower-of-babel/offers';
import { ownActionCards, ownHand } from '../../../../shared/games/tower-of-babel/own';
import type { RevealedBuild } from '../../../../shared/games/tower-of-babel/state';
import type { OnTable } from '../types';

type Selected = 'build' | 'buildOrAccept' | 'openOrJoker' | 'open' | 'draw' | 'dead' | 'lost';

/** How the reader's own build stands: whether to build, to accept, to play an action card, to take back or to give up. */
export function selectedSoFar(scene: OnTable, build: RevealedBuild): Selected {
  const { view, ctx } = scene;
  const means = meansOf(scene);
  const mayAccept = acceptable(build, ctx).length > 0;
  const mayBuild = fillings(build, means).length > 0;
  if (!mayAccept && mayBuild) return 'build';
  if (suffices(build, ownHand(view, ctx.currentPlayer))) return 'buildOrAccept';
  if (mayBuild) return 'openOrJoker';
  if (canBeFinished(scene, build)) return 'open';
  if (mayDraw(scene)) return 'draw';
  return canBeFinished(scene, { ...build, accepted: [] }) ? 'dead' : 'lost';
}

/** Whether the reader's own build cannot be finished as it stands. */
export const isDead = (scene: OnTable, build: RevealedBuild): boolean =>
  ['dead', 'lost'].includes(selectedSoFar(scene, build));

/** Whether it cannot be finished in any other way either. */
export const isLost = (scene: OnTable, build: RevealedBuild): boolean =>
  selectedSoFar(scene, build) === 'lost';

/** Whether nothing comes of accepting this offer: the reader's own build could not be finished with it. */
export const isVain = (scene: OnTable, build: RevealedBuild, of: PlayerID): boolean =>
  !canBeFinished(scene, { ...build, accepted: [...build.accepted, of] }) && !mayDraw(scene);

/** Whether own cards can fill it up, after more offers perhaps. */
const canBeFinished = (scene: OnTable, build: RevealedBuild): boolean =>
  fillings(build, meansOf(scene)).length > 0 ||
  acceptable(build, scene.ctx).some((id) =>
    canBeFinished(scene, { ...build, accepted: [...build.accepted, id] }),
  );

/** What the reader's own build lacks at the least, whatever is accepted and whatever Jokers stand for. */
export const lackOf = (scene: OnTable, build: RevealedBuild): Cards =>
  acceptances(scene, { ...build, accepted: [] })
    .flatMap((accepted) => lacks(accepted, meansOf(scene)))
    .reduce((least, lack) => (size(lack) < size(least) ? lack : least));

/** A build with all that can be accepted, in every way. */
const acceptances = (scene: OnTable, build: RevealedBuild): RevealedBuild[] => [
  build,
  ...acceptable(build, scene.ctx).flatMap((id) =>
    acceptances(scene, { ...build, accepted: [...build.accepted, id] }),
  ),
];

const lacks = (build: RevealedBuild, { hand, actionCards }: Means): Cards[] =>
  upTo(ofKind(actionCards, 'joker').length).flatMap((jokers) =>
    lacksWith(jokers, missingCards(build), hand),
  );

/** What is still lacking with so many Jokers, in every way to spend them. */
const lacksWith = (jokers: number, missing: Cards, hand: Cards): Cards[] =>
  choices(missing, jokers * JOKER_CARDS)
    .filter((joked) => size(joked) === jokers * JOKER_CARDS)
    .map((joked) => minus(missing, joked))
    .map((left) => minus(left, common(left, hand)));

/** How many cards the reader lacks of what is missing once their Jokers stand for what they can, and how few of those do that. */
export function shortOf(scene: OnTable, missing: Cards): { count: number; jokers: number } {
  const { hand, actionCards } = meansOf(scene);
  return upTo(ofKind(actionCards, 'joker').length)
    .flatMap((jokers) =>
      lacksWith(jokers, missing, hand).map((lack) => ({ count: size(lack), jokers })),
    )
    .reduce((least, one) => (one.count < least.count ? one : least));
}

/** What the active player has to fill a build with, as the reader knows it. */
export const meansOf = ({ view, ctx }: OnTable): Means => ({
  hand: ownHand(view, ctx.currentPlayer),
  actionCards: ownActionCards(view, ctx.currentPlayer),
});

/** Whether an action card may still bring other cards. */
export const mayDraw = ({ legal }: OnTable): boolean =>
  legal.some(({ move }) => move === 'cardDraw' || move === 'cardTrade');
