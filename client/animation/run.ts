import { animate } from 'motion/mini';
import { BEATS } from '../../shared/engine/tempo';
import { counts, type Landing } from './counts';
import { coming, going, MARK, PRESETS } from './presets';
import { inMiddleOf, measure, type MeasuredThing, type Rect } from './measure';
import type { Motion, Preset, Running, Timing } from './motion';

type Things = ReadonlyMap<string, MeasuredThing>;

/** What is under way. */
export type RunningAnimation = Running & {
  /** Whether there is anything to be seen. */
  isSeen: boolean;
};

type Movement = Running & {
  /** When it has come to rest, in milliseconds. */
  at: number;
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
  const started = motions.map((motion) => ({
    motion,
    movements: start(motion, before, after, { overlay, seats, ...timing }),
  }));
  const landings = started.flatMap(({ motion, movements }): Landing[] =>
    COMING.includes(motion.how) && movements.length > 0
      ? [{ at: Math.max(...movements.map(({ at }) => at)), on: goalOf(motion, after) }]
      : [],
  );
  return [
    ...started.flatMap(({ movements }) => movements),
    ...counts(before, after, { ...timing, landings }),
  ];
}

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

function start(
  motion: Motion,
  before: Things,
  after: Things,
  { overlay, seats, ...timing }: Timing & { overlay: HTMLElement; seats: readonly Rect[] },
): Movement[] {
  const { thing, how, place = [], past = [], order = 0, tempo = timing.tempo, isLast } = motion;
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
  const when = { ...timing, order, isLast };
  const flight = PRESETS[how](way);
  const own = run(leaves ? ghostOf(actor, overlay) : actor.element, flight, {
    ...when,
    isGhost: leaves,
  });
  if (how === 'fly' || how === 'carry') {
    const { duration, stagger, ease } = flight;
    // what is carried is not thrown: it goes straight
    const path = how === 'carry' ? PRESETS.deal({ ...way, tempo: 'routine' }) : PRESETS.deal(way);
    const flyer = { ...path, duration, stagger, ...(ease && { ease }) };
    return [own, run(ghostOf(actor, overlay), flyer, { ...when, isGhost: true })];
  }
  const alike = motion.back === undefined ? undefined : after.get(motion.back);
  if (how === 'takeCovered' && alike && other) {
    const way = going(alike.place, { from: actor.place, to: other.place, seats, tempo });
    return [own, run(ghostOf(alike, overlay), way, { ...when, isGhost: true })];
  }
  if (how !== 'draw' || !other) return [own];
  const back = run(ghostOf(other, overlay), coming(other.place, actor.place, tempo), {
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
  return [...marked].map((element) =>
    run(element, { ...MARK, duration }, { ...timing, order: 0, isGhost: false }),
  );
}

type When = {
  order: number;
  isGhost: boolean;
  isLast?: boolean;
  /** How long what it belongs to takes, where it is only the beginning of that, in seconds. */
  lasts?: number;
};

function run(
  element: HTMLElement,
  { keyframes, duration, ease, stagger, isAbove }: typeof MARK,
  { tempo, stretch, order, isGhost, isLast, lasts = duration }: Timing & When,
): Movement {
  // however many things move after each other, the last has come to rest in time
  const latest = Math.max(0, BEATS[tempo].moves / 1000 - lasts);
  const waits = isLast ? latest : Math.min(order * stagger, latest);
  const animation = animate(element, keyframes, {
    duration: duration * stretch,
    ease,
    delay: waits * stretch,
  });
  const lifted = isAbove === true && !isGhost && element.style.zIndex === '';
  if (lifted) element.style.zIndex = '5';
  return {
    finished: animation.finished,
    at: (waits + duration) * stretch * 1000,
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
