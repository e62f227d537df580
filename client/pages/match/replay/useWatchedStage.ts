import type { MatchSnapshot } from '../../../../shared/protocol/snapshot';
import { timed, timingOf } from '../../../animation/animations';
import { pace } from '../../../animation/pace';
import { isAtRest, type ShownFrame } from '../../../animation/queue';
import { useAnimationQueue } from '../../../animation/useAnimationQueue';
import { useSetting } from '../../../app/setting';
import type { LoadedTitle, Scene } from '../../../kit/contract';
import { shownOf } from '../staging';
import type { Speed } from './speed';
import type { Timeline } from './timeline';
import type { WatchedPlace } from './useWatchedPlace';

type Ways = {
  title: LoadedTitle;
  timeline: Timeline;
  place: WatchedPlace;
  speed: Speed;
  sceneAt(match: MatchSnapshot): Scene;
};

/** What the stage shows of a match that is watched again. */
export function useWatchedStage({ title, timeline, place, speed, sceneAt }: Ways) {
  const { moment, viewer, isNext } = place;
  const chosen = useSetting(pace);
  const now = timeline.at(moment, viewer);
  const recent = isNext ? [timeline.at(moment - 1, viewer), now] : [now];
  const animationOf = ({ events, match }: ShownFrame) => ({
    ...timed(title.animate?.(events, sceneAt(match)), events, title.module),
    // what is watched again holds nothing
    hold: undefined,
  });
  const { show, onEnd, onRest, onSkip } = useAnimationQueue(recent, {
    follows: isNext,
    timingOf: (frame) => timingOf(animationOf(frame), 1 / speed),
  });
  const stretch = chosen === 'none' ? 0 : 1 / speed;
  return {
    now,
    show,
    shown: isAtRest(show)
      ? sceneAt(show.now.match)
      : shownOf(show, animationOf(show.now), sceneAt, stretch),
    onSkip,
    stage: { show, animationOf, stretch, onRest, onEnd },
  };
}
