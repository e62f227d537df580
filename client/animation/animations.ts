import { slowest, tempiOf, timeOf } from '../../shared/engine/tempo';
import type { GameEvent, GameModule } from '../../shared/engine/game';
import type { Scene, TitleTypes } from '../kit/contract';
import type { AnimationSpec } from './motion';

/** How things are seen to happen, by what happens; what is not named is not seen to move. */
type Animations<T extends TitleTypes> = {
  [Type in T['event']['type']]?: (
    event: Extract<T['event'], { type: Type }>,
    scene: Scene<T>,
    /** All that is seen together with it. */
    events: readonly T['event'][],
  ) => AnimationSpec;
};

/** What is seen and heard of a title's events that happen together; the scene is the one after them. */
export const animations =
  <T extends TitleTypes>(of: Animations<T>) =>
  (events: readonly T['event'][], scene: Scene<T>): AnimationSpec => {
    const cues = events.flatMap((event) => {
      const type: T['event']['type'] = event.type;
      const cue = of[type]?.(event as never, scene, events);
      return cue ? [cue] : [];
    });
    const first = <Key extends keyof AnimationSpec>(key: Key): AnimationSpec[Key] | undefined =>
      cues.find((cue) => cue[key] !== undefined)?.[key];
    return {
      motions: cues.flatMap(({ motions }) => motions),
      counted: first('counted'),
      tempo: first('tempo'),
      sound: first('sound'),
      outcome: first('outcome'),
      hold: first('hold'),
      goesOn: first('goesOn'),
      isSuspense: first('isSuspense'),
      addsToHeld: first('addsToHeld'),
    };
  };

/** What is seen and heard, in the time that the rules or the title give it. */
export function timed(
  spec: AnimationSpec | undefined,
  events: readonly GameEvent[],
  module: GameModule,
): AnimationSpec {
  const tempo = slowest(tempiOf(module, events));
  return { motions: [], ...spec, tempo: spec?.tempo === undefined ? tempo : spec.tempo };
}

/**
 * How long it takes to be seen, in milliseconds, where everything takes `stretch` times as long as usual, and nobody has
 * to press. Nobody is to miss a climax, or what stays to be read.
 */
export const timingOf = ({ motions, tempo = 'routine', hold }: AnimationSpec, stretch = 1) => {
  const held = hold === 'press' ? undefined : hold;
  const { moves, rests } = timeOf({ tempo, hold: held, stretch, isStill: motions.length === 0 });
  return { length: moves + rests, matters: tempo === 'climax' || hold !== undefined };
};
