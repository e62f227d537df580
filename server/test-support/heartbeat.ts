import { setTimeout as pause } from 'node:timers/promises';

/** How long a beat takes where nothing is in its way, in milliseconds. */
const BEAT = 100;

/** A moment: what time it was, and how many beats there had been. */
export type Instant = { time: number; beats: number };

/**
 * The heart of a machine that is put to the test: it beats ten times a second, each time as soon as all that is to
 * go on has answered, so that on a busy machine it beats slower.
 */
export type Heart = {
  now(): Instant;
  /** Whether so many milliseconds have passed since, and as many beats as there are in them on a machine at rest. */
  isPast(instant: Instant, milliseconds: number): boolean;
  stop(): Promise<void>;
};

/** Has a heart beat by whatever answers `ask`; `beaten` is called at every beat. */
export function startHeart(ask: () => Promise<unknown>, beaten: () => void): Heart {
  let beats = 0;
  let isOver = false;

  async function beat() {
    while (!isOver) {
      const next = performance.now() + BEAT;
      if (await isAnswered()) {
        beats++;
        beaten();
      }
      await pause(Math.max(0, next - performance.now()));
    }
  }

  const isAnswered = () =>
    ask().then(
      () => true,
      () => false,
    );

  const beating = beat();

  return {
    now: () => ({ time: performance.now(), beats }),
    isPast: ({ time, ...then }, milliseconds) =>
      performance.now() - time > milliseconds && beats - then.beats > milliseconds / BEAT,
    async stop() {
      isOver = true;
      await beating;
    },
  };
}
