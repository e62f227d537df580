// Every figure of the box, with its origin: printed (on the rule sheet or in a published source),
// derived (follows from printed figures) or house (ours, because no source could be found). Who owns
// the printed game corrects the house figures here, and nowhere else.

/** The numbers on the discs of each kind: six discs from 3 to 6 (printed), these six numbers (house). */
export const DISC_NUMBERS = [3, 4, 4, 5, 5, 6] as const;

/** What the two-coloured discs need: four discs (printed), the first as it is pictured (printed), the others (house). */
export const TWO_COLOURED = [
  { camel: 2, mason: 3 },
  { mason: 2, ship: 3 },
  { ship: 2, crane: 3 },
  { crane: 2, camel: 3 },
] as const;

/** Discs on each wonder at the start (printed). */
export const DISCS_PER_WONDER = 3;

/** With so many discs of a kind left the match ends: none (printed), or in a short match one (house). */
export const LAST_DISCS = { printed: 0, short: 1 } as const;

/** Building cards of each kind (printed). */
export const CARDS_PER_KIND = 25;

/** Building cards that everybody is dealt (printed). */
export const START_HAND = 4;

/** How many of each action card there are (printed). */
export const ACTION_CARD_COUNTS = {
  cardTrade: 2,
  cardDraw: 3,
  joker: 2,
  doubleTurn: 2,
  tripleBonus: 2,
  discBonus: 2,
  fivePoints: 2,
} as const;

/** The most that a Card Trade exchanges, and what a Card Draw draws (printed). */
export const TRADED_AT_MOST = 5;
export const DRAWN = 3;

/** The needed cards that a Joker stands for (printed). */
export const JOKER_CARDS = 2;

/** Points for each needed card of a refused offer, without and with a Triple Bonus (printed). */
export const REFUSED_POINTS = 1;
export const TRIPLED_POINTS = 3;

/** Points for the most and the second most parts. */
export type Row = { most: number; second: number };

/** The rows of the scoring table for the first, second ... wonder that is finished: the first is printed, the others house. */
export const ROWS: readonly Row[] = [
  { most: 8, second: 4 },
  { most: 10, second: 5 },
  { most: 12, second: 6 },
  { most: 14, second: 7 },
  { most: 16, second: 8 },
  { most: 18, second: 9 },
  { most: 20, second: 10 },
];

/** The light row, for wonders that are unfinished at the end (house). */
export const LIGHT_ROW: Row = { most: 6, second: 4 };

/** Points for everybody else who has a part on the wonder (printed). */
export const SHARE = 3;

/** Points for 0, 1, 2 ... discs of one kind: those for 1, 2 and 4 are printed, the others house. */
export const DISC_POINTS = [0, 0, 5, 10, 20, 30, 45, 60] as const;

/** Points of a Building Disc Bonus for each own disc, and of a 5 Victory Points card (printed). */
export const BONUS_PER_DISC = 1;
export const FIVE_POINTS = 5;
