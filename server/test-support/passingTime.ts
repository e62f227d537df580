import type { After } from '../monotonic';
import type { Settings } from './server';

/** A date and a time that pass only when they are told to; whatever is due rings on the way. */
export type PassingTime = {
  /** What a server is run with to live by it. */
  parts: Pick<Settings, 'now' | 'monotonic' | 'after'>;
  date(): number;
  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): void;
  /** Sets the wall clock, by so many milliseconds, while no time passes. */
  set(by: number): void;
};

export function passingTime(): PassingTime {
  let date = Date.UTC(2026, 10, 23, 14, 5);
  let time = 1000;
  let jobs: { at: number; job: () => void }[] = [];

  const after: After = (milliseconds, job) => {
    if (milliseconds <= 0) {
      const soon = setImmediate(job);
      return () => clearImmediate(soon);
    }
    const entry = { at: time + milliseconds, job };
    jobs.push(entry);
    return () => (jobs = jobs.filter((other) => other !== entry));
  };

  function goTo(moment: number) {
    date += moment - time;
    time = moment;
  }

  return {
    parts: { now: () => date, monotonic: () => time, after },
    date: () => date,
    pass(milliseconds) {
      const end = time + milliseconds;
      for (;;) {
        const due = jobs.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (due.length === 0) break;
        const [first] = due;
        jobs = jobs.filter((other) => other !== first);
        goTo(Math.max(time, first.at));
        first.job();
      }
      goTo(end);
    },
    set: (by) => void (date += by),
  };
}
