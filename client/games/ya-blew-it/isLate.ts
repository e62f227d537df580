/** Whether so few cards are left to draw that the match is about to end. */
export const isLate = (deckSize: number): boolean => deckSize <= 10;
