import { useMemo, useState } from 'react';
import type { MatchSnapshot } from '../../../../shared/protocol/snapshot';
import { timed, timingOf } from '../../../animation/animations';
import type { AnimationSpec } from '../../../animation/motion';
import { pace, STRETCH } from '../../../animation/pace';
import { isAtRest, type ShownFrame } from '../../../animation/queue';
import { useAnimationQueue } from '../../../animation/useAnimationQueue';
import { useSetting } from '../../../app/setting';
import type { LoadedTitle, Scene } from '../../../kit/contract';
import { useCovered } from '../../../ui/surfaces/covering';
import { endOfStory, shownOf, storyOf } from '../staging';

/** How long it is said who begins once all is dealt, in milliseconds. */
const FIRST_READ = 800;

type Ways = {
  title: LoadedTitle;
  recent: readonly MatchSnapshot[];
  /** The match as it stands, and what its reader decides in it. */
  scene: Scene;
  decision: string;
  sceneAt(match: MatchSnapshot): Scene;
  /** The match begins under the reader's eyes. */
  isDealt: boolean;
};

/** What the stage shows of the match, and what may be said and asked meanwhile: nothing runs ahead of the picture. */
export function useStaged({ title, recent, scene, decision, sceneAt, isDealt }: Ways) {
  const stretch = STRETCH[useSetting(pace)];
  const animationOf = useMemo(
    () =>
      oncePer(({ events, match, isDeal }: ShownFrame): AnimationSpec =>
        isDeal
          ? {
              motions: title.deal?.(sceneAt(match)) ?? [],
              tempo: 'result',
              sound: 'card',
              hold: title.first && FIRST_READ * stretch,
            }
          : timed(title.animate?.(events, sceneAt(match)), events, title.module),
      ),
    [title, sceneAt, stretch],
  );
  const queue = useAnimationQueue(recent, {
    timingOf: (frame) => timingOf(animationOf(frame), stretch),
    joins: title.joins,
    isDealt: isDealt && stretch > 0 && title.deal !== undefined,
    isCovered: useCovered() && stretch > 0,
  });
  const { show } = queue;
  const telling = useMemo(
    () => ({ title, show, animationOf, sceneAt }),
    [title, show, animationOf, sceneAt],
  );
  /** What the reader did in the middle of a decision is no reason to keep them from the rest of it. */
  const goesOn = (shown: ShownFrame): boolean =>
    shown.by !== null && shown.by === scene.playerID && animationOf(shown).goesOn === true;
  const isCalm = isAtRest(show) || (!show.isAgain && [show.now, ...show.next].every(goesOn));

  // what others do in the meantime is no reason to take a question back that was put already
  const question = `${lastActOf(scene, recent.at(-1)!)} ${decision}`;
  const [put, setPut] = useState(isCalm ? question : null);
  if (isCalm && put !== question) setPut(question);
  const isKept = !isCalm && !show.isAgain && scene.legal.length > 0 && put === question;

  const shown = useMemo(() => {
    if (isCalm) return scene;
    const staged = shownOf(show, animationOf(show.now), sceneAt, stretch);
    return isKept ? asked(staged, scene) : staged;
  }, [isCalm, isKept, scene, show, animationOf, sceneAt, stretch]);

  return {
    ...queue,
    animationOf,
    stretch,
    isCalm,
    /** Whether something is on the stage that is told: what takes no time is not. */
    isTelling: !isCalm && animationOf(show.now).tempo !== null,
    /** Whether the reader may be asked, and answer. */
    mayAsk: isCalm || isKept,
    shown,
    /** What is told of it. */
    story: useMemo(() => storyOf(telling), [telling]),
    /** What was told last. */
    endOfStory: () => endOfStory(telling),
  };
}

/** A question that was put stays, what was begun for its answer, and the way to give it. */
function asked(staged: Scene, { legal, draft, setDraft, play, playAll }: Scene): Scene {
  return { ...staged, legal, draft, setDraft, play, playAll };
}

/** What is found out about something, and not found out again. */
function oncePer<Of extends object, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, Found>();
  return (of) => {
    if (!known.has(of)) known.set(of, find(of));
    return known.get(of)!;
  };
}

/** What the reader did last, by its position. */
const lastActOf = ({ playerID }: Scene, { log }: MatchSnapshot): number =>
  log.findLast((entry) => entry.playerID === playerID)?.stateID ?? 0;
