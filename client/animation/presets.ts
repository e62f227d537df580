import type { DOMKeyframesDefinition } from 'motion';
import type { Tempo } from '../../shared/engine/tempo';
import type { Ease } from './easing';
import type { Preset } from './motion';
import type { Rect } from './measure';
import { aroundSeats, moved, path } from './paths';
import { tumbling } from './tumbling';

type Movement = {
  keyframes: DOMKeyframesDefinition;
  /** In seconds. */
  duration: number;
  ease?: Ease | 'linear';
  /** How much later than the one before, in seconds. */
  stagger: number;
  /** Lies above everything while it moves. */
  isAbove?: boolean;
};

const OUT: Ease = [0.2, 0.8, 0.2, 1];
const DROP: Ease = [0.3, 1.35, 0.5, 1];
const THROUGH: Ease = [0.6, 0, 0.3, 1];
const WALK: Ease = [0.4, 0.15, 0.6, 0.85];

/** How long one thing is on its way, and how much later the next one starts, in seconds. */
const FLIGHT: Record<Tempo, { lasts: number; stagger: number }> = {
  routine: { lasts: 0.28, stagger: 0.02 },
  result: { lasts: 0.55, stagger: 0.08 },
  climax: { lasts: 0.75, stagger: 0.08 },
};

/** How long something shakes, burns or is lit. */
const SHOCK: Record<Tempo, number> = { routine: 0.28, result: 0.5, climax: 0.9 };

type Way = {
  own: Rect;
  /** Another place, where the manner has to do with one. */
  other: Rect | undefined;
  /** Where it lies on the way there, one after the other. */
  passed?: readonly Rect[];
  /** Where everybody sits. */
  seats?: readonly Rect[];
  tempo: Tempo;
  order: number;
};

/** How a thing at one place moves. */
export const PRESETS: Record<Preset, (way: Way) => Movement> = {
  deal: ({ own, other: from, tempo, seats = [] }) => ({
    ...flight(tempo),
    keyframes: from
      ? { transform: path(own, from, seats, tempo).reverse() }
      : { transform: ['translateY(-12px)', 'none'], opacity: [0, 1] },
    ease: OUT,
    isAbove: true,
  }),
  fly: ({ tempo }) => ({
    ...flight(tempo),
    // its likeness is under way
    keyframes: { opacity: [0, 0, 0, 0, 0, 0, 1] },
  }),
  carry: ({ tempo }) => ({
    // its likeness is under way
    keyframes: { opacity: [0, 0, 0, 0, 0, 0, 1] },
    duration: CARRIED[tempo],
    ease: WALK,
    stagger: FLIGHT[tempo].stagger,
  }),
  land: ({ tempo }) => ({
    ...flight(tempo),
    keyframes: { opacity: [0, 0, 0, 0, 0, 0, 1] },
  }),
  draw: ({ tempo }) => ({
    // its back comes first (`coming`)
    keyframes: { transform: [edge(90), edge(90), edge(90), 'none'] },
    duration: DRAWN[tempo],
    ease: 'linear',
    stagger: NEXT_DRAWN,
    isAbove: true,
  }),
  slide: ({ own, other: from, passed = [], tempo }) => ({
    ...flight(tempo),
    keyframes: {
      transform: [...(from ? [from, ...passed] : [own]).map((at) => moved(own, at)), 'none'],
    },
    ease: THROUGH,
    stagger: 0,
  }),
  appear: ({ tempo }) => ({
    keyframes: { opacity: [0, 0, 1] },
    duration: SHOCK[tempo],
    stagger: 0,
  }),
  take: ({ own, other: to, tempo, seats = [] }) => ({
    ...flight(tempo),
    keyframes: {
      transform: to ? path(own, to, seats, tempo) : ['none', 'none'],
      opacity: to ? [1, 1, 1, 1, 0] : [1, 0],
    },
    ease: THROUGH,
  }),
  takeCovered: ({ own, tempo }) => ({
    // its back goes on from there (`going`)
    keyframes: {
      transform: [
        'none',
        moved(own, lift(own), Infinity),
        `${moved(own, lift(own), Infinity)} ${edge(90)}`,
      ],
    },
    duration: COVERED[tempo] * TURNING,
    stagger: FLIGHT[tempo].stagger,
  }),
  tumble: ({ own, other: from, tempo }) => ({
    keyframes: { transform: tumbling(own, from, tempo) },
    duration: tempo === 'climax' ? 1.5 : 0.9,
    ease: 'linear',
    stagger: 0,
    isAbove: true,
  }),
  run: ({ tempo }) => ({
    keyframes: { transform: ['translateX(-100%)', 'none'], opacity: [0, 1, 1, 1] },
    duration: RUN[tempo],
    stagger: 0,
  }),
  light: ({ tempo }) => ({
    keyframes: { transform: ['scale(0.2) rotate(-40deg)', 'none'], opacity: [0, 1] },
    duration: tempo === 'routine' ? 0.16 : 0.32,
    ease: DROP,
    stagger: tempo === 'routine' ? 0.02 : 0.09,
  }),
  drop: ({ tempo }) => ({
    keyframes: {
      transform: [`translateY(${tempo === 'routine' ? -6 : -26}px) scale(1.3)`, 'none'],
      opacity: [0, 1],
    },
    duration: FLIGHT[tempo].lasts,
    ease: DROP,
    stagger: FLIGHT[tempo].stagger,
  }),
  shake: ({ tempo }) => {
    const far = tempo === 'climax' ? 12 : 7;
    const at = (x: number, y: number) => `translate(${x * far}px, ${y * far}px)`;
    return {
      keyframes: {
        transform: [
          'none',
          at(-1, 0.4),
          at(1, -0.4),
          at(-0.8, 0.2),
          at(0.6, -0.2),
          at(-0.3, 0.1),
          'none',
        ],
      },
      duration: SHOCK[tempo],
      stagger: 0,
    };
  },
  burn: ({ tempo }) => ({
    keyframes: {
      transform: ['none', 'scale(1.08)', 'translateY(-10px) scale(0.7) rotate(5deg)'],
      filter: [
        'none',
        'sepia(1) saturate(6) hue-rotate(-20deg) brightness(1.3)',
        'sepia(1) saturate(6) hue-rotate(-20deg) brightness(0.2)',
      ],
      opacity: [1, 1, 0],
    },
    duration: SHOCK[tempo],
    stagger: FLIGHT[tempo].stagger,
  }),
  blast: ({ own, tempo, order }) => {
    // outwards and up, each to another side, then down
    const side = (order % 2 === 0 ? 1 : -1) * (1 + (order % 3) * 0.55);
    const far = own.width * side;
    return {
      keyframes: {
        transform: [
          'none',
          'scale(1.12)',
          `translate(${far}px, ${-own.height * 0.55}px) rotate(${side * 70}deg)`,
          `translate(${far * 1.7}px, ${own.height * 0.9}px) rotate(${side * 190}deg) scale(0.8)`,
        ],
        filter: ['none', 'brightness(2.2) sepia(0.6)', 'brightness(0.5)', 'brightness(0.15)'],
        opacity: [1, 1, 1, 0],
      },
      duration: tempo === 'climax' ? 1.4 : SHOCK[tempo],
      ease: OUT,
      stagger: 0.03,
    };
  },
  nod: ({ tempo }) => ({
    keyframes: { transform: ['none', 'translateX(6px)', 'none'] },
    duration: SHOCK[tempo],
    ease: OUT,
    stagger: 0,
  }),
  scorch: ({ tempo }) => ({
    keyframes: {
      // darker than what it burns on, or light plates would glare
      filter: ['none', 'sepia(1) saturate(3) hue-rotate(-35deg) brightness(0.8)', 'none'],
      transform: ['none', 'translateX(-3px)', 'translateX(3px)', 'none'],
    },
    duration: SHOCK[tempo],
    stagger: 0,
  }),
  turnAway: ({ tempo }) => ({
    keyframes: { transform: ['none', edge(-90)] },
    duration: FLIP[tempo] / 2,
    stagger: ONE_BY_ONE,
  }),
  turnUp: ({ tempo }) => ({
    // waits on its edge until what it was has been turned away
    keyframes: { transform: [edge(90), edge(90), 'none'] },
    duration: FLIP[tempo],
    stagger: ONE_BY_ONE,
  }),
};

const RUN: Record<Tempo, number> = { routine: 0.2, result: 0.3, climax: 0.5 };

const CARRIED: Record<Tempo, number> = { routine: 0.3, result: 0.9, climax: 1.5 };

const DRAWN: Record<Tempo, number> = { routine: 0.3, result: 0.75, climax: 0.9 };

/** The back of what is drawn: slides to where it will lie, and is turned away there. */
export const coming = (own: Rect, to: Rect, tempo: Tempo): Movement => ({
  keyframes: {
    transform: ['none', moved(own, to, Infinity), `${moved(own, to, Infinity)} ${edge(-90)}`],
  },
  duration: (DRAWN[tempo] * 2) / 3,
  ease: THROUGH,
  stagger: NEXT_DRAWN,
});

/** The back of what is taken face down: comes from its edge where that lay, and goes to where it will lie. */
export const going = (
  own: Rect,
  { from, to, seats, tempo }: { from: Rect; to: Rect; seats: readonly Rect[]; tempo: Tempo },
): Movement => {
  const lifted = lift(from);
  const curve = aroundSeats(from, to, seats);
  const onWay = (part: number) => {
    const place = between(lifted, to, part);
    if (!curve) return place;
    const { x, y } = curve(part);
    return { ...place, left: x - place.width / 2, top: y - place.height / 2 };
  };
  const at = (there: Rect) => moved(own, there, Infinity);
  const onEdge = `${at(lifted)} ${edge(-90)}`;
  return {
    keyframes: {
      transform: [onEdge, onEdge, at(lifted), at(onWay(0.3)), at(onWay(0.75)), at(to)],
    },
    duration: COVERED[tempo],
    ease: 'linear',
    stagger: FLIGHT[tempo].stagger,
  };
};

const COVERED: Record<Tempo, number> = { routine: 0.3, result: 0.9, climax: 1.25 };

/** Which part of that it takes until it is on its edge. */
const TURNING = 0.2;

/** Off the table, as it is turned over. */
const lift = ({ left, top, width, height }: Rect): Rect => ({
  left: left - width * 0.06,
  top: top - height * 0.06 - 10,
  width: width * 1.12,
  height: height * 1.12,
});

const between = (from: Rect, to: Rect, part: number): Rect => {
  const on = (side: keyof Rect) => from[side] + (to[side] - from[side]) * part;
  return { left: on('left'), top: on('top'), width: on('width'), height: on('height') };
};

/** How much later than the one before what is drawn at the same time comes, in seconds. */
const NEXT_DRAWN = 0.25;

/** What is turned over together is turned one after the other, in seconds. */
const ONE_BY_ONE = 0.12;

const FLIP: Record<Tempo, number> = { routine: 0.29, result: 0.6, climax: 0.8 };

const flight = (tempo: Tempo) => ({
  duration: FLIGHT[tempo].lasts,
  stagger: FLIGHT[tempo].stagger,
});

const edge = (degrees: number) => `perspective(600px) rotateY(${degrees}deg)`;

/** What is seen instead by whoever wants nothing to move. */
export const MARK: Movement = {
  keyframes: { outline: ['3px solid #ffb84d', '3px solid #ffb84d', '3px solid #ffb84d00'] },
  duration: 0.29,
  stagger: 0,
};
