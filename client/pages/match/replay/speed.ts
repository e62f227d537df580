/** How fast a match goes by, as a multiple of what one can read along. */
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Between two moments at the slowest pace, in milliseconds. */
export const PAUSE = 1400;

/** The next faster one, or the slowest again. */
export const nextSpeed = (pace: Speed): Speed => SPEEDS[(SPEEDS.indexOf(pace) + 1) % SPEEDS.length];
