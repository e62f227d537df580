import { derived, house, printed, type Figure } from './origin';
import type { Length, Variant } from './state';

// Every figure of the rules that is not on a wonder or on an action token, with its origin.

type Numbers = Record<string, Figure<number>>;

/** What is in the box (R1). */
export const BOX = {
  wonders: printed(10),
  cardsOfAWonder: printed(5),
  cards: derived(50),
  gemsOfAColor: printed(6),
  diamondTokens: printed(10),
  keyTokens: printed(5),
  chestTokens: printed(5),
  awards: printed(3),
  actionTokens: printed(5),
} as const satisfies Numbers;

/** Rows of the grid: the junior game has no keys and chests (R2.2, R8.1). */
export const ROWS = {
  basic: printed(5),
  junior: derived(4),
  advanced: printed(5),
} as const satisfies Record<Variant, Figure<number>>;

/**
 * With this many cards or fewer in the grid, the round is the last one (R6.1, R6.3); the junior game goes on to
 * its last card, or in a short match as the basic one does (R8.6, R8.7).
 */
export const LAST_ROUND = {
  printed: { basic: printed(10), junior: printed(0), advanced: printed(10) },
  short: { basic: house(20), junior: house(10), advanced: house(20) },
} as const satisfies Record<Length, Record<Variant, Figure<number>>>;

/** Points for a diamond card (R7.1). */
export const DIAMOND_CARD = printed(1);

/** The player aid has a side for each way of scoring; the junior game uses the basic one. */
export const aidSide = (variant: Variant): 'basic' | 'advanced' =>
  variant === 'advanced' ? 'advanced' : 'basic';

/** Points for a diamond token (R7.1, R9.8). */
export const DIAMOND_TOKEN = { basic: printed(2), advanced: printed(3) } as const satisfies Numbers;

/** Points for 1, 2 ... 6 gems of one colour (R7.2). */
export const GEMS = {
  basic: house([1, 3, 6, 10, 15, 21]),
  advanced: house([1, 3, 6, 10, 15, 21]),
} as const satisfies Record<string, Figure<readonly number[]>>;

/** The Colorful Gems award by the number of players: colours asked for, points given (R5.1). */
export const COLORFUL_GEMS = {
  2: { colors: printed(5), points: printed(9) },
  3: { colors: printed(5), points: printed(9) },
  4: { colors: printed(4), points: printed(6) },
} as const satisfies Record<number, Numbers>;

/** The Explorer award: wonders asked for, points given (R5.2). */
export const EXPLORER = { wonders: printed(8), points: printed(5) } as const satisfies Numbers;

/** The Chest award, split between equals (R5.3). */
export const CHEST = { points: printed(7) } as const satisfies Numbers;

/** Gems of a colour that earn an action token (R9.2). */
export const EARNING = printed(3);

/** Points on action tokens (R10.6, R10.9). */
export const FACE_POINTS = {
  sixthColor: printed(1),
  points: printed(4),
} as const satisfies Numbers;
