const tables = new Set<string>();

/** Tables that were opened to be played at: their matches begin without a stop in the waiting room. */
export const dealtAtOnce = {
  add: (matchID: string) => void tables.add(matchID),
  has: (matchID: string) => tables.has(matchID),
};
