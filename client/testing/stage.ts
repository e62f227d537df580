import './quickReact';
import { act } from '@testing-library/react';

/** A movement under way, as the browser has it; jsdom has none. */
export type Movement = {
  element: HTMLElement;
  /** What it is called, or what is left of it in the air by its class. */
  thing: string;
  properties: string[];
  /** From when it was begun, in milliseconds. */
  lasts: number;
  /** How long it stands still before, of that. */
  waits: number;
  cancel(): void;
  onfinish?: (() => void) | null;
};

/** Longer than anything stays in sight before what comes next is seen, if nobody has to press. */
const LONG = 30_000;

/** Stands for a browser in which things move as long as the test likes, and rest by the test's clock. */
export function stageForTests() {
  let movements: Movement[] = [];

  beforeEach(() => {
    // a movement counts numbers by the browser's own time
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'cancelAnimationFrame',
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'setImmediate',
        'setInterval',
      ],
    });
    movements = [];
    Element.prototype.animate = function (this: HTMLElement, keyframes, options) {
      const { delay = 0, duration } = options as { delay?: number; duration: number };
      const movement: Movement = {
        element: this,
        thing: this.dataset.thing ?? `gone:${String(this.className).split(' ')[0]}`,
        properties: Object.keys(keyframes!),
        lasts: delay + duration,
        waits: delay,
        cancel() {},
      };
      movements.push(movement);
      return movement as never;
    };
    // nothing has a size in jsdom, and what has none is out of sight
    Element.prototype.getBoundingClientRect = () =>
      ({ left: 0, top: 0, width: 10, height: 10 }) as DOMRect;
  });
  afterEach(() => jest.useRealTimers());

  const stage = {
    /** What moves now. */
    moving: (): readonly Movement[] => movements,
    /** Forgets what moves. */
    forget: () => void (movements = []),
    /** Whatever moves comes to rest, and stays in sight. */
    settle: () => act(async () => movements.splice(0).forEach((movement) => movement.onfinish?.())),
    /** Time passes. */
    pass: (time: number) => act(async () => void (await jest.advanceTimersByTimeAsync(time))),
    /** What came to rest has been looked at, and the next comes. */
    look: () => act(async () => void jest.advanceTimersToNextTimer()),
    /** One thing after another is seen, each for so long, until something holds; in vain after forty. */
    async until(holds: () => boolean, time = 3000) {
      for (let steps = 0; steps < 40 && !holds(); steps++) {
        await stage.settle();
        await stage.pass(time);
      }
    },
    /** Everything is seen to its end; everything that moved meanwhile. */
    async end(): Promise<Movement[]> {
      const all: Movement[] = [];
      for (let quiet = 0; quiet < 2;) {
        quiet = movements.length === 0 ? quiet + 1 : 0;
        all.push(...movements);
        await stage.settle();
        if (movements.length === 0) await stage.pass(LONG);
      }
      return all;
    },
    /** Everything is seen to its end; what moved meanwhile, each thing once. */
    moved: async (): Promise<string[]> =>
      [...new Set((await stage.end()).map(({ thing }) => thing))].sort(),
  };
  return stage;
}
