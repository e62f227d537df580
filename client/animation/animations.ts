import type { Scene, TitleTypes } from '../kit/contract';
import type { AnimationSpec } from './motion';

/** How things are seen to happen, by what happens; what is not named is not seen to move. */
type Animations<T extends TitleTypes> = {
  [Type in T['event']['type']]?: (
    event: Extract<T['event'], { type: Type }>,
    scene: Scene<T>,
  ) => AnimationSpec;
};

/** What is seen and heard of a title's events that happen together; the scene is the one after them. */
export const animations =
  <T extends TitleTypes>(of: Animations<T>) =>
  (events: readonly T['event'][], scene: Scene<T>): AnimationSpec => {
    const cues = events.flatMap((event) => {
      const type: T['event']['type'] = event.type;
      const cue = of[type]?.(event as never, scene);
      return cue ? [cue] : [];
    });
    return {
      motions: cues.flatMap(({ motions }) => motions),
      sound: cues.find(({ sound }) => sound !== undefined)?.sound,
      hold: cues.find(({ hold }) => hold !== undefined)?.hold,
    };
  };
