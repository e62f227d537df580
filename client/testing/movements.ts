import { measure } from '../animation/measure';
import type { Motion, Timing } from '../animation/motion';
import { animateMotions, leavingIn } from '../animation/run';

/** A movement as it was begun; times in milliseconds. */
export type Begun = {
  element: HTMLElement;
  keyframes: object;
  lasts: number;
  waits: number;
  easing: string | undefined;
  isCancelled: boolean;
};

/** Stands for a browser in which things are seen to move; jsdom has no movements, and nothing has a size there. */
export function movementsForTests() {
  const [stage, air] = [document.createElement('div'), document.createElement('div')];
  const moved: Begun[] = [];

  beforeEach(() => {
    window.matchMedia = () => ({ matches: false }) as never;
    Element.prototype.getBoundingClientRect = () =>
      ({ left: 0, top: 0, width: 10, height: 10 }) as DOMRect;
    Element.prototype.animate = function (this: HTMLElement, keyframes, options) {
      const { duration, delay = 0, easing } = options as KeyframeAnimationOptions;
      const movement: Begun = {
        ...{ element: this, keyframes: keyframes!, easing, isCancelled: false },
        ...{ lasts: Number(duration), waits: delay },
      };
      moved.push(movement);
      return {
        cancel: () => void (movement.isCancelled = true),
        finished: Promise.resolve(),
      } as never;
    };
    moved.splice(0);
    air.replaceChildren();
  });

  return {
    stage,
    /** Lies over the stage. */
    air,
    /** All that was begun. */
    moved,
    /** Shows what moves when the stage becomes another. */
    see(before: string, after: string, motions: readonly Motion[], timing: Partial<Timing> = {}) {
      stage.innerHTML = before;
      const things = measure(stage, leavingIn(motions));
      stage.innerHTML = after;
      stage.append(air);
      return animateMotions({ stage, overlay: air, before: things }, motions, {
        tempo: 'routine',
        stretch: 1,
        ...timing,
      });
    },
  };
}
