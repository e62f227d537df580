import type { Color } from './state';

// The 70 cards, less the six Cursed Gems, which are just a colour in front of each player.
// Numbers and counts: printed (secondary source).

/** A card of one colour shows one number and one gem, or two numbers and two gems. */
type Gem = { kind: 'gem'; color: Color; numbers: readonly number[] };
/** One gem of any colour, at the end. */
type Wild = { kind: 'wild'; numbers: readonly number[] };
type Special = { kind: 'detonator' | 'jumper' | 'safe' | 'fire' };

export type Card = Gem | Wild | Special;
export type CardKind = Card['kind'];

const ONE_NUMBER: Record<Color, readonly number[]> = {
  blue: [1, 2, 3, 4],
  green: [3, 4, 7, 8],
  pink: [5, 6, 7, 8],
  yellow: [2, 4, 5, 7],
  orange: [1, 3, 6, 8],
  purple: [1, 2, 5, 6],
};

const TWO_NUMBERS: Record<Color, readonly (readonly number[])[]> = {
  blue: [
    [5, 6],
    [7, 8],
  ],
  green: [
    [1, 6],
    [2, 5],
  ],
  pink: [
    [1, 2],
    [3, 4],
  ],
  yellow: [
    [1, 3],
    [6, 8],
  ],
  orange: [
    [2, 4],
    [5, 7],
  ],
  purple: [
    [3, 8],
    [4, 7],
  ],
};

const WILDS = [
  [1, 8],
  [2, 7],
  [3, 6],
  [4, 5],
] as const;

const SPECIALS = { detonator: 10, jumper: 4, safe: 4, fire: 6 } as const;

/** How many Fires there are, the one at the bottom included. */
export const FIRES = SPECIALS.fire;

/** `blue-3`, `blue-56`, `wild-18`, `safe-1`: a gem's numbers, or which one of the special cards it is. */
export type CardId = `${Color | 'wild' | Special['kind']}-${number}`;

/** Every card of the deck by its id, the Cursed Gems excepted. */
export const CARDS: Readonly<Record<CardId, Card>> = Object.fromEntries([
  ...gems(ONE_NUMBER, (number) => [number]),
  ...gems(TWO_NUMBERS, (pair) => pair),
  ...WILDS.map((numbers) => [`wild-${numbers.join('')}`, { kind: 'wild', numbers }]),
  ...Object.entries(SPECIALS).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, i) => [`${kind}-${i + 1}`, { kind }]),
  ),
]);

function gems<N>(
  table: Record<Color, readonly N[]>,
  numbersOf: (entry: N) => readonly number[],
): [string, Card][] {
  return Object.entries(table).flatMap(([color, entries]) =>
    entries
      .map(numbersOf)
      .map((numbers): [string, Card] => [
        `${color}-${numbers.join('')}`,
        { kind: 'gem', color: color as Color, numbers },
      ]),
  );
}
