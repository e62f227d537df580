import { quickChance } from '../../shared/testing/random';
import type { BotClock } from '../bots/drawnDelay';

/** A time of its own that passes only when it is told to; its draws are the same every time. */
export type TrialClock = BotClock & {
  /** Goes on to the next job there is, and does it; `false` when there is none. */
  next(): boolean;
  /** How many jobs wait for their time. */
  due(): number;
};

const DRAWS = 1_000_000;

export function trialClock(): TrialClock {
  const random = quickChance(1);
  let jobs: { at: number; job: () => void }[] = [];
  let now = 0;
  return {
    now: () => now,
    after(milliseconds, job) {
      const entry = { at: now + milliseconds, job };
      jobs.push(entry);
      return () => (jobs = jobs.filter((other) => other !== entry));
    },
    draw: () => (random.die(DRAWS) - 1) / DRAWS,
    next() {
      if (jobs.length === 0) return false;
      const entry = jobs.reduce((first, other) => (other.at < first.at ? other : first));
      jobs = jobs.filter((other) => other !== entry);
      now = entry.at;
      entry.job();
      return true;
    },
    due: () => jobs.length,
  };
}
