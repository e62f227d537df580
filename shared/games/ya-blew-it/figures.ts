// The figures of our own, beside those of the cards; who plays otherwise changes them here. The printed chart
// of points is in `scoring.ts`.

/** Cards that a short match puts back into the box unseen: a third of those above the Fire at the bottom (house). */
export const BOXED = { printed: 0, short: 20 } as const;
