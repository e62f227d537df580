/**
 * Milliseconds from some moment on, for whatever lasts: they go on evenly, wherever the wall clock is
 * set. The wall clock is for dates alone, which are shown or stored.
 */
export type Monotonic = () => number;

export const monotonic: Monotonic = () => performance.now();

/** Does something in so many milliseconds of that time; what it returns calls it off. */
export type After = (milliseconds: number, job: () => void) => () => void;

/** The longest time a timer takes; beyond, it rings at once. */
const LONGEST = 2 ** 31 - 1;

/** Rings early rather than late where that is weeks ahead: whoever is called looks at the time. */
export const after: After = (milliseconds, job) => {
  const timer = setTimeout(job, Math.min(milliseconds, LONGEST));
  timer.unref();
  return () => clearTimeout(timer);
};
