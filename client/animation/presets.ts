import type { DOMKeyframesDefinition } from 'motion';
import type { Preset } from './motion';
import { centre, type Rect } from './measure';

type Movement = {
  keyframes: DOMKeyframesDefinition;
  duration: number;
  ease?: Ease;
  stagger: number;
};
type Ease = [number, number, number, number];

/* As the design tokens have them; one movement with all its turns takes less than 400 ms. */
const MOVE = 0.28;
const ROLL = 0.39;
const FLIP = 0.34;
const OUT: Ease = [0.2, 0.8, 0.2, 1];
const DROP: Ease = [0.3, 1.35, 0.5, 1];
const THROUGH: Ease = [0.6, 0, 0.3, 1];

/** How a thing at one place moves, with another place where the manner has to do with one. */
export const PRESETS: Record<Preset, (own: Rect, other: Rect | undefined) => Movement> = {
  deal: (own, from) => ({
    keyframes: from
      ? { transform: [`${moved(own, from)} rotate(-8deg)`, 'none'] }
      : { transform: ['translateY(-12px)', 'none'], opacity: [0, 1] },
    duration: MOVE,
    ease: OUT,
    stagger: 0.04,
  }),
  slide: (own, from) => ({
    keyframes: { transform: [from ? moved(own, from) : 'none', 'none'] },
    duration: MOVE,
    ease: OUT,
    stagger: 0,
  }),
  appear: () => ({
    keyframes: { opacity: [0, 0, 1] },
    duration: ROLL,
    stagger: 0,
  }),
  take: (own, to) => ({
    keyframes: { transform: ['none', to ? moved(own, to) : 'none'], opacity: [1, 1, 0] },
    duration: MOVE,
    ease: THROUGH,
    stagger: 0.014,
  }),
  tumble: (own) => {
    // from the middle of the screen, where there is room
    const way = centre(own).x > window.innerWidth / 2 ? -own.width : own.width;
    const at = (x: number, y: number, turn: number) =>
      `translate(${x * way}px, ${y * own.width}px) rotate(${turn * Math.sign(way)}deg)`;
    return {
      keyframes: {
        transform: [
          at(1.1, -0.3, 430),
          at(0.5, -0.5, 240),
          at(0.15, 0, 80),
          at(0.05, -0.15, 20),
          'none',
        ],
      },
      duration: ROLL,
      stagger: 0,
    };
  },
  light: () => ({
    keyframes: { transform: ['scale(0.2) rotate(-40deg)', 'none'], opacity: [0, 1] },
    duration: 0.16,
    ease: DROP,
    stagger: 0.03,
  }),
  drop: () => ({
    keyframes: { transform: ['translateY(-6px) scale(1.3)', 'none'], opacity: [0, 1] },
    duration: MOVE,
    ease: DROP,
    stagger: 0.03,
  }),
  shake: () => ({
    keyframes: {
      transform: [
        'none',
        'translate(-7px, 3px)',
        'translate(7px, -3px)',
        'translate(-4px, 2px)',
        'translate(2px, 0)',
        'none',
      ],
    },
    duration: 0.36,
    stagger: 0,
  }),
  burn: () => ({
    keyframes: {
      transform: ['none', 'scale(1.08)', 'translateY(-10px) scale(0.7) rotate(5deg)'],
      filter: [
        'none',
        'sepia(1) saturate(6) hue-rotate(-20deg) brightness(1.3)',
        'sepia(1) saturate(6) hue-rotate(-20deg) brightness(0.2)',
      ],
      opacity: [1, 1, 0],
    },
    duration: 0.32,
    stagger: 0.02,
  }),
  scorch: () => ({
    keyframes: {
      // darker than what it burns on, or light plates would glare
      filter: ['none', 'sepia(1) saturate(3) hue-rotate(-35deg) brightness(0.8)', 'none'],
      transform: ['none', 'translateX(-3px)', 'translateX(3px)', 'none'],
    },
    duration: ROLL,
    stagger: 0,
  }),
  turnAway: () => ({
    keyframes: { transform: ['none', edge(-90)] },
    duration: FLIP / 2,
    stagger: 0,
  }),
  turnUp: () => ({
    keyframes: { transform: [edge(90), edge(90), 'none'] },
    duration: FLIP,
    stagger: 0,
  }),
};

const edge = (degrees: number) => `perspective(600px) rotateY(${degrees}deg)`;

/** What is seen instead by whoever wants nothing to move. */
export const MARK: Movement = {
  keyframes: { outline: ['3px solid #ffb84d', '3px solid #ffb84d', '3px solid #ffb84d00'] },
  duration: 0.36,
  stagger: 0,
};

/** The transformation of something at one place that shows it at another, as large as it fits there and no larger than it is. */
function moved(own: Rect, other: Rect): string {
  const [from, to] = [centre(own), centre(other)];
  const scale = Math.min(1, other.width / own.width, other.height / own.height);
  return `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${scale})`;
}
