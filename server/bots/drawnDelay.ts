import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';

// When a bot acts must not tell what it thought about: who holds nothing thinks of little. Its delay is
// drawn before it begins to think. Where the thought takes longer, it acts when that delay has passed
// once more, and so on: all that can be told is in which of these spans it was ready.

/** The time as bots know it; a test brings its own. */
export type BotClock = {
  /** In milliseconds, from whenever. */
  now(): number;
  /** Does something in so many milliseconds; what it returns calls that off. */
  after(milliseconds: number, job: () => void): () => void;
  /** From 0 up to, but not including, 1. */
  draw(): number;
};

export const ownClock: BotClock = {
  now: () => performance.now(),
  after(milliseconds, job) {
    const timer = setTimeout(job, milliseconds);
    return () => clearTimeout(timer);
  },
  draw: () => randomInt(2 ** 32) / 2 ** 32,
};

/** By which part of the pace delays differ from it, up and down. */
const JITTER = 0.25;

export const drawDelay = (pace: number, { draw }: BotClock): number =>
  pace * (1 - JITTER + 2 * JITTER * draw());

/** How long a bot that is ready must still wait, so many milliseconds after it was first waited for. */
export const restOf = (delay: number, elapsed: number): number =>
  delay === 0 ? 0 : Math.max(1, Math.ceil(elapsed / delay)) * delay - elapsed;
