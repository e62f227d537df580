/**
 * Milliseconds from some moment on, for whatever lasts: they go on evenly, wherever the wall clock is
 * set. The wall clock is for dates alone, which are shown or stored.
 */
export type Monotonic = () => number;

export const monotonic: Monotonic = () => performance.now();
