import type { Chance } from '../../engine/chance';
import { sum, upTo } from '../../engine/numbers';
import { CARDS_PER_KIND } from './figures';

/** The kinds of building cards and discs: camels, cranes, stone masons, ships. */
export const KINDS = ['camel', 'crane', 'mason', 'ship'] as const;
export type Kind = (typeof KINDS)[number];

/** A number of building cards of each kind; cards of a kind are all alike. */
export type Cards = Record<Kind, number>;

export const byKind = <T>(of: (kind: Kind) => T): Record<Kind, T> => ({
  camel: of('camel'),
  crane: of('crane'),
  mason: of('mason'),
  ship: of('ship'),
});

/** `cards({ ship: 2 })`: the kinds left out are none. */
export const cards = (some: Partial<Cards> = {}): Cards => byKind((kind) => some[kind] ?? 0);

/** The building cards of the box (R1.4). */
export const ALL_CARDS: Cards = byKind(() => CARDS_PER_KIND);

export const size = ({ camel, crane, mason, ship }: Cards): number => camel + crane + mason + ship;

export const plus = (...all: readonly Cards[]): Cards =>
  byKind((kind) => sum(all.map((one) => one[kind])));

export const minus = (these: Cards, those: Cards): Cards =>
  byKind((kind) => these[kind] - those[kind]);

export const covers = (these: Cards, those: Cards): boolean =>
  KINDS.every((kind) => these[kind] >= those[kind]);

/** As many as both have, kind by kind. */
export const common = (these: Cards, those: Cards): Cards =>
  byKind((kind) => Math.min(these[kind], those[kind]));

/** Every choice of at most so many of these cards, none at all included. */
export const choices = (from: Cards, most: number = size(from)): Cards[] =>
  KINDS.reduce<Cards[]>(
    (found, kind) =>
      found.flatMap((chosen) =>
        upTo(Math.min(from[kind], most - size(chosen))).map((n) => ({ ...chosen, [kind]: n })),
      ),
    [cards()],
  );

/** Listed cards as numbers of each kind. */
export const counted = (list: readonly Kind[]): Cards =>
  byKind((kind) => list.filter((other) => other === kind).length);

/** So many cards drawn blindly from a pile that has them: as good as the top cards of a shuffled one. */
export function drawn(pile: Cards, count: number, chance: Chance): Kind[] {
  const left = KINDS.flatMap((kind) => Array<Kind>(pile[kind]).fill(kind));
  return Array.from(
    { length: count },
    () => left.splice(left.indexOf(chance.pick(left, 'buildingCard')), 1)[0],
  );
}
