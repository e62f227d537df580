import { animateValue } from 'motion';
import { animate } from 'motion/mini';
import { PRESETS, MARK } from './presets';
import { measure, type MeasuredThing } from './measure';
import type { Motion } from './motion';

type Things = ReadonlyMap<string, MeasuredThing>;

/** What is under way. */
export type RunningAnimation = {
  finished: Promise<unknown>;
  /** Shows at once how everything stands; has to be called when it is finished, too. */
  end(): void;
};

type Stage = {
  /** Holds everything with a name. */
  stage: HTMLElement;
  /** Lies over it, for things that are gone from it. */
  overlay: HTMLElement;
  /** How everything stood before. */
  before: Things;
};

/** Numbers on the stage that count to what they are now. */
const COUNTED = /^count:/;
const COUNTING = 340;

/** However many things move after each other, the last has come to rest by then, in seconds. */
const LONGEST = 0.395;

/** Whether anybody would see something move. */
export const canAnimate = (): boolean =>
  !document.hidden && typeof Element.prototype.animate === 'function';

/** Shows what happened between two positions, of which the second is on the stage already. */
export function animateMotions(
  { stage, overlay, before }: Stage,
  motions: readonly Motion[],
): RunningAnimation {
  const after = measure(stage);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const underWay = isStill
    ? marks(motions, before, after)
    : [
        ...motions.flatMap((motion) => start(motion, before, after, overlay)),
        ...counts(before, after),
      ];
  return {
    finished: Promise.all(underWay.map(({ finished }) => finished)),
    end: () => underWay.forEach((one) => one.end()),
  };
}

function start(
  motion: Motion,
  before: Things,
  after: Things,
  overlay: HTMLElement,
): RunningAnimation[] {
  const { thing, how, place = [], order = 0 } = motion;
  const leaves = how === 'take' || how === 'turnAway' || (how === 'burn' && !after.has(thing));
  const actor = (leaves ? before : after).get(thing);
  if (!actor || stays(motion, before, after)) return [];
  const other =
    how === 'slide'
      ? before.get(thing)
      : place.map((name) => after.get(name)).find((one) => one !== undefined);
  const movement = PRESETS[how](actor.place, other?.place);
  return [run(leaves ? ghostOf(actor, overlay) : actor.element, movement, order, leaves)];
}

/** What is only seen to come or to go does not move while it is there all the time. */
const stays = ({ thing, how }: Motion, before: Things, after: Things): boolean =>
  ((how === 'light' || how === 'turnUp') && before.has(thing)) ||
  (how === 'turnAway' && after.has(thing));

/** Where something happened, seen by a frame around it. */
function marks(motions: readonly Motion[], before: Things, after: Things): RunningAnimation[] {
  const marked = new Set(
    motions.flatMap((motion) => {
      const { thing, how, place = [] } = motion;
      if (how === 'slide' || how === 'appear' || stays(motion, before, after)) return [];
      const names = how === 'take' ? place : [thing];
      const found = names.map((name) => after.get(name)).find((one) => one !== undefined);
      return found ? [found.element] : [];
    }),
  );
  return [...marked].map((element) => run(element, MARK, 0, false));
}

function run(
  element: HTMLElement,
  { keyframes, duration, ease, stagger }: typeof MARK,
  order: number,
  isGhost: boolean,
): RunningAnimation {
  const animation = animate(element, keyframes, {
    duration,
    ease,
    delay: Math.min(order * stagger, LONGEST - duration),
  });
  return {
    finished: animation.finished,
    end() {
      animation.cancel();
      if (isGhost) return element.remove();
      // what is left on the element when it has come to rest would outrank the stylesheet
      for (const property of Object.keys(keyframes)) element.style.removeProperty(property);
    },
  };
}

/** Something that is no longer there, where it was. */
function ghostOf({ element, place }: MeasuredThing, overlay: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  // nothing is to be found in the overlay, nor on what flies there
  for (const named of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-thing]')])
    delete named.dataset.thing;
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    margin: '0',
  });
  overlay.append(ghost);
  return ghost;
}

function counts(before: Things, after: Things): RunningAnimation[] {
  return [...after].flatMap(([name, { element, text }]) => {
    const from = Number(before.get(name)?.text ?? text);
    const to = Number(text);
    if (!COUNTED.test(name) || from === to) return [];
    // React keeps the text node, so only what it says is changed
    const node = element.firstChild!;
    const show = (value: number) => (node.nodeValue = String(Math.round(value)));
    const animation = animateValue({
      keyframes: [from, to],
      duration: COUNTING,
      ease: 'easeOut',
      onUpdate: show,
    });
    return [
      {
        finished: animation.finished,
        end() {
          animation.cancel();
          node.nodeValue = text;
        },
      },
    ];
  });
}
