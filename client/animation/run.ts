import { animate } from 'motion/mini';
import { BEATS, type Tempo } from '../../shared/engine/tempo';
import { counts, type Landing } from './counts';
import { coming, going, MARK, PRESETS } from './presets';
import { early } from './easing';
import { inMiddleOf, measure, type MeasuredThing, type Rect } from './measure';
import type { Motion, Preset, Running, Timing } from './motion';

type Things = ReadonlyMap<string, MeasuredThing>;

/** What is under way. */
export type RunningAnimation = Running & {
  /** Whether there is anything to be seen. */
  isSeen: boolean;
};

/** One movement before it begins; in seconds, at the usual pace. */
type Plan = Pick<typeof MARK, 'keyframes' | 'duration' | 'ease' | 'isAbove'> & {
  element: HTMLElement;
  isGhost: boolean;
  waits: number;
};

type Stage = {
  /** Holds everything with a name. */
  stage: HTMLElement;
  /** Lies over it, for things that are gone from it. */
  overlay: HTMLElement;
  /** How everything stood before. */
  before: Things;
};

/** Whether anything can be seen to move here. */
export const canAnimate = (): boolean => typeof Element.prototype.animate === 'function';

/** Shows what happened between two positions, of which the second is on the stage already. */
export function animateMotions(
  { stage, overlay, before }: Stage,
  motions: readonly Motion[],
  timing: Timing,
): RunningAnimation {
  const after = measure(stage);
  const isToBeSeen = ({ unless }: Motion) =>
    unless === undefined || (!before.has(unless) && !after.has(unless));
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const underWay = isStill
    ? marks(motions.filter(isToBeSeen), before, after, timing)
    : moving(oncePerThing(motions.filter(isToBeSeen)), { overlay, before, after }, timing);
  return {
    finished: Promise.all(underWay.map(({ finished }) => finished)),
    isSeen: underWay.length > 0,
    end: () => underWay.forEach((one) => one.end()),
  };
}

type Sight = { overlay: HTMLElement; before: Things; after: Things };

/** All that moves, and what counts it as it comes. */
function moving(motions: readonly Motion[], sight: Sight, timing: Timing): Running[] {
  const { before, after, overlay } = sight;
  const seats = [...after.values()].flatMap(({ around = [] }) => around);
  const planned = motions.map((motion) => ({
    motion,
    plans: plansOf(motion, before, after, { overlay, seats, tempo: timing.tempo }),
  }));
  const landings = planned.flatMap(({ motion, plans }): Landing[] =>
    COMING.includes(motion.how) && plans.length > 0
      ? [{ at: restOf(plans) * timing.stretch * 1000, on: goalOf(motion, after) }]
      : [],
  );
  return [
    ...runAll(
      planned.flatMap(({ plans }) => plans),
      timing.stretch,
    ),
    ...counts(before, after, { ...timing, landings }),
  ];
}

/** When all of it has come to rest, in seconds. */
const restOf = (plans: readonly Plan[]): number =>
  Math.max(...plans.map(({ waits, duration }) => waits + duration));

/** Ways to come to where something belongs. */
const COMING: readonly Preset[] = ['deal', 'fly', 'carry', 'draw', 'land', 'take', 'takeCovered'];

/** What something is once it has come, or what it lies on then. */
const goalOf = ({ thing, how, place = [] }: Motion, after: Things): HTMLElement | undefined =>
  (isLeaving(how) ? place : [thing])
    .map((name) => after.get(name)?.element)
    .find((element) => element !== undefined);

/** What is seen at the same time, the second begun while the first is under way. */
export const together = (first: RunningAnimation, second: RunningAnimation): RunningAnimation => ({
  finished: Promise.all([first.finished, second.finished]),
  isSeen: first.isSeen || second.isSeen,
  end() {
    first.end();
    second.end();
  },
});

/** A thing does nothing twice at the same time; what comes to the place of one that goes is another. */
const oncePerThing = (motions: readonly Motion[]): readonly Motion[] =>
  motions.filter(
    ({ thing, how }, i) =>
      motions.findIndex((one) => one.thing === thing && isLeaving(one.how) === isLeaving(how)) ===
      i,
  );

/** Ways to be gone: a likeness of the thing moves, which was taken before it was. */
const LEAVING: readonly Preset[] = ['take', 'takeCovered', 'turnAway', 'blast', 'burn'];

/** The names of what leaves the stage in these. */
export const leavingIn = (motions: readonly Motion[]): ReadonlySet<string> =>
  new Set(motions.flatMap(({ thing, how }) => (isLeaving(how) ? [thing] : [])));

const isLeaving = (how: Preset): boolean => LEAVING.includes(how);

/** How a thing moves, and whatever moves with it. */
function plansOf(
  motion: Motion,
  before: Things,
  after: Things,
  { overlay, seats, ...beat }: { overlay: HTMLElement; seats: readonly Rect[]; tempo: Tempo },
): Plan[] {
  const { thing, how, place = [], past = [], order = 0, tempo = beat.tempo, isLast } = motion;
  const leaves = isLeaving(how);
  const actor = (leaves ? before : after).get(thing);
  if (!actor || stays(motion, before, after)) return [];
  const other =
    how === 'slide'
      ? before.get(thing)
      : place
          .flatMap((name) => [after.get(name), before.get(name)])
          .find((one) => one !== undefined);
  const passed = past.flatMap((name) => {
    const passes = after.get(name);
    return passes ? [inMiddleOf(passes.place, actor.place)] : [];
  });
  const way = { own: actor.place, other: other?.place, passed, seats, tempo, order };
  const when = { ...beat, order, isLast };
  const flight = PRESETS[how](way);
  const own = plan(leaves ? ghostOf(actor, overlay) : actor.element, flight, {
    ...when,
    isGhost: leaves,
  });
  if (how === 'fly' || how === 'carry') {
    const { duration, stagger, ease } = flight;
    // what is carried is not thrown: it goes straight
    const path = how === 'carry' ? PRESETS.deal({ ...way, tempo: 'routine' }) : PRESETS.deal(way);
    const flyer = { ...path, duration, stagger, ...(ease && { ease }) };
    return [own, plan(ghostOf(actor, overlay), flyer, { ...when, isGhost: true })];
  }
  const alike = motion.back === undefined ? undefined : after.get(motion.back);
  if (how === 'takeCovered' && alike && other) {
    const way = going(alike.place, { from: actor.place, to: other.place, seats, tempo });
    return [own, plan(ghostOf(alike, overlay), way, { ...when, isGhost: true })];
  }
  if (how !== 'draw' || !other) return [own];
  const back = plan(ghostOf(other, overlay), coming(other.place, actor.place, tempo), {
    ...when,
    isGhost: true,
    lasts: flight.duration,
  });
  return [own, back];
}

/** What is only seen to come or to go does not move while it is there all the time. */
const stays = ({ thing, how }: Motion, before: Things, after: Things): boolean =>
  ((how === 'light' || how === 'turnUp' || how === 'land') && before.has(thing)) ||
  ((how === 'turnAway' || how === 'blast') && after.has(thing));

/** What only makes room for something else, or waits for it, is nothing that happens. */
const UNMARKED: readonly Preset[] = ['slide', 'appear', 'land', 'run'];

/** Where something happened, seen by a frame around it. */
function marks(
  motions: readonly Motion[],
  before: Things,
  after: Things,
  timing: Timing,
): Running[] {
  const marked = new Set(
    motions.flatMap((motion) => {
      const { thing, how, place = [] } = motion;
      if (UNMARKED.includes(how) || stays(motion, before, after)) return [];
      const names = how === 'take' || how === 'takeCovered' ? place : [thing];
      const found = names.map((name) => after.get(name)).find((one) => one !== undefined);
      return found ? [found.element] : [];
    }),
  );
  const duration = timing.tempo === 'routine' ? MARK.duration : 2 * MARK.duration;
  return runAll(
    [...marked].map((element) =>
      plan(element, { ...MARK, duration }, { tempo: timing.tempo, order: 0, isGhost: false }),
    ),
    timing.stretch,
  );
}

type When = {
  tempo: Tempo;
  order: number;
  isGhost: boolean;
  isLast?: boolean;
  /** How long what it belongs to takes, where it is only the beginning of that, in seconds. */
  lasts?: number;
};

function plan(
  element: HTMLElement,
  { stagger, ...movement }: typeof MARK,
  { tempo, order, isGhost, isLast, lasts = movement.duration }: When,
): Plan {
  // however many things move after each other, the last has come to rest in time
  const latest = Math.max(0, BEATS[tempo].moves / 1000 - lasts);
  const waits = isLast ? latest : Math.min(order * stagger, latest);
  return { ...movement, element, isGhost, waits };
}

/**
 * Whatever comes to rest early is held there until all has: for each movement that ends a browser composes all layers of
 * the page anew, which takes a slow one longer than a frame.
 */
function runAll(plans: readonly Plan[], stretch: number): Running[] {
  const rest = restOf(plans);
  return plans.map((one) => run(one, canHold() ? rest : one.waits + one.duration, stretch));
}

/** Whether a curve can be told that comes to its end early. */
const canHold = (): boolean =>
  globalThis.CSS?.supports?.('animation-timing-function', 'linear(0, 1)') ?? false;

/** As short a time as nobody sees, in seconds. */
const UNSEEN = 0.01;

/** Begins a movement, which is held where it comes to until everything rests, in seconds. */
function run(
  { element, keyframes, duration, ease, waits, isAbove, isGhost }: Plan,
  rest: number,
  stretch: number,
): Running {
  const isHeld = rest - waits > duration + UNSEEN;
  const whole = isHeld ? rest - waits : duration;
  const animation = animate(element, keyframes, {
    duration: whole * stretch,
    ease: isHeld ? early(ease, duration / whole) : ease,
    delay: waits * stretch,
  });
  const lifted = isAbove === true && !isGhost && element.style.zIndex === '';
  if (lifted) element.style.zIndex = '5';
  return {
    finished: animation.finished,
    end() {
      animation.cancel();
      if (isGhost) return element.remove();
      if (lifted) element.style.removeProperty('z-index');
      // what is left on the element when it has come to rest would outrank the stylesheet
      for (const property of Object.keys(keyframes)) element.style.removeProperty(property);
    },
  };
}

/** Something that is no longer there, where it was. */
function ghostOf({ element, place }: MeasuredThing, overlay: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.dataset.likeness = element.dataset.thing;
  // nothing is to be found in the overlay, nor on what flies there
  for (const named of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-thing]')])
    delete named.dataset.thing;
  for (const touched of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-touch]')])
    delete touched.dataset.touch;
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
