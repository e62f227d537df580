import type { MatchSnapshot } from '../../../shared/protocol/snapshot';
import type { AnimationSpec } from '../../animation/motion';
import { isAtRest, type AnimationQueue, type ShownFrame } from '../../animation/queue';
import type { LoadedTitle, Message, Scene } from '../../kit/contract';

/**
 * What the stage shows while something is under way; how it ends is not told before it has come to rest, nor whose turn it
 * is then. Where nothing is waited for, nothing is under way either: what is shown of that would flash.
 */
export function shownOf(
  show: AnimationQueue,
  { isSuspense }: AnimationSpec,
  sceneAt: (match: MatchSnapshot) => Scene,
  stretch: number,
): Scene {
  const { now, settled, held } = show;
  const turn = turnIn(show);
  if (held !== null) return untold({ ...sceneAt(now.match), ...turn, resting: now.events });
  const scene = sceneAt(isSuspense ? settled : now.match);
  return untold({ ...scene, ...turn, happening: stretch > 0 ? now.events : [] });
}

/**
 * Whose turn it is until it goes to somebody else, which it does once what ended it has been looked at; on the way of an
 * action nobody is waited for, and it is still that of whoever acts.
 */
function turnIn(show: AnimationQueue): Pick<Scene, 'awaited' | 'decided'> {
  const { now, next, settled, held, isAgain } = show;
  const last = now.match.log.at(-1);
  if (now.isDeal || !last) return { awaited: [] };
  const by = last.playerID;
  const after = [now, ...next].find(({ match }) => match.awaited.length > 0)?.match.awaited;
  const { awaited } = held === null ? settled : now.match;
  const isStill = held === null ? isAgain : last.turn !== now.match.ctx.turn;
  return {
    awaited: awaited.length === 0 || isStill ? [by] : awaited,
    decided: after?.includes(by) ? undefined : by,
  };
}

/** How a match ended is not said while it is still seen to end. */
export const untold = (scene: Scene): Scene => ({
  ...scene,
  ctx: { ...scene.ctx, gameover: undefined },
});

type Telling = {
  title: LoadedTitle;
  show: AnimationQueue;
  animationOf(shown: ShownFrame): AnimationSpec;
  sceneAt(match: MatchSnapshot): Scene;
};

/**
 * What is told of what is on the stage, until all of it has been seen, each in the scene after it. What takes no time
 * has no sentence of its own, which could only flash: the one before it stays.
 */
export function storyOf(telling: Telling): Message | undefined {
  const { show } = telling;
  if (isAtRest(show)) return undefined;
  const told = lastTold(telling);
  const line = told && lineOf(told, telling);
  return told === show.now && show.held === null ? (line?.underWay ?? line) : line;
}

/** What was told last, once it is over. */
export function endOfStory(telling: Telling): Message | undefined {
  const told = lastTold(telling);
  return told && lineOf(told, telling);
}

const lastTold = ({ show: { seen, now }, animationOf }: Telling): ShownFrame | undefined =>
  [...seen, now].findLast((shown) => animationOf(shown).tempo !== null);

function lineOf({ events, match }: ShownFrame, { title, sceneAt }: Telling) {
  const lines = title.describe(events, sceneAt(match));
  return lines.findLast(({ isHeading }) => !isHeading) ?? lines.at(-1);
}
