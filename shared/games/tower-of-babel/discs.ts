import { cards, KINDS, type Cards, type Kind } from './cards';
import { DISC_NUMBERS, TWO_COLOURED } from './figures';

/** `ship-4a`: kind, number, and which of two alike; `camel-2-mason-3` for a two-coloured one. */
export type DiscId = `${Kind}-${string}`;

const ONE_COLOURED = KINDS.flatMap((kind) =>
  DISC_NUMBERS.map((number, i): [DiscId, Cards] => [
    `${kind}-${number}${letter(i)}`,
    cards({ [kind]: number }),
  ]),
);

const BOTH_COLOURS = TWO_COLOURED.map((needs): [DiscId, Cards] => [
  Object.entries(needs).flat().join('-') as DiscId,
  cards(needs),
]);

/** The cards that each building disc needs (R1.2, R1.3). */
export const DISCS: Readonly<Record<DiscId, Cards>> = Object.fromEntries([
  ...ONE_COLOURED,
  ...BOTH_COLOURS,
]);

/** The 24 discs of a match; with the two-coloured ones, one 5 of each kind stays in the box (R2.5). */
export const discsInPlay = (twoColoured: boolean): DiscId[] =>
  twoColoured
    ? [...ids(ONE_COLOURED).filter((id) => !id.endsWith('-5b')), ...ids(BOTH_COLOURS)]
    : ids(ONE_COLOURED);

/** The one or two kinds that a disc shows. */
export const kindsOf = (disc: DiscId): Kind[] => KINDS.filter((kind) => DISCS[disc][kind] > 0);

export const isTwoColoured = (disc: DiscId): boolean => kindsOf(disc).length > 1;

function ids(entries: readonly [DiscId, Cards][]): DiscId[] {
  return entries.map(([id]) => id);
}

/** Tells discs with the same number apart. */
function letter(i: number): string {
  const number = DISC_NUMBERS[i];
  const alike = DISC_NUMBERS.filter((other) => other === number).length > 1;
  return alike ? 'ab'[i - DISC_NUMBERS.indexOf(number)] : '';
}
