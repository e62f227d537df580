/** How fast a match goes by, as a multiple of what one can read along. */
export const PACES = [1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

/** Between two moments at the slowest pace, in milliseconds. */
export const PAUSE = 1400;

/** The next faster one, or the slowest again. */
export const nextPace = (pace: Pace): Pace => PACES[(PACES.indexOf(pace) + 1) % PACES.length];
