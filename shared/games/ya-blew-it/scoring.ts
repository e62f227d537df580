import type { PlayerID } from '../../engine/game';
import { sum, upTo } from '../../engine/numbers';
import type { ScoreLine } from '../../engine/score';
import { CARDS, type CardId } from './cards';
import { multisets } from './multisets';
import { COLORS, type Color, type State, type Table } from './state';
import { isGem, numbersOf } from './table';

/** Points for 0, 1, 2 ... gems of one colour (printed; R9.1). */
const CHART = [0, 1, 3, 6, 10, 15, 20];

export const colorPoints = (gems: number): number => CHART[Math.min(gems, CHART.length - 1)];

/** The different numbers on these cards; a roll matches with a chance of one in eight for each (R4.5). */
export const matching = (cards: readonly CardId[]): number[] =>
  [...new Set(cards.flatMap(numbersOf))].sort((a, b) => a - b);

/** The cards of each colour; wilds and special cards lie in no stack. */
export function stacksOf(cards: readonly CardId[]): Record<Color, CardId[]> {
  const stacks = byColor((): CardId[] => []);
  for (const id of cards) {
    const card = CARDS[id];
    if (card.kind === 'gem') stacks[card.color].push(id);
  }
  return stacks;
}

/** The gems of each colour, wilds not counted (R9.2). */
export function gemsOf(cards: readonly CardId[], doubleGems: boolean): Record<Color, number> {
  const stacks = stacksOf(cards);
  return byColor((color) =>
    doubleGems ? sum(stacks[color].map((id) => numbersOf(id).length)) : stacks[color].length,
  );
}

export const wildsOf = (cards: readonly CardId[]): CardId[] =>
  cards.filter((id) => CARDS[id].kind === 'wild');

/** Every choice of colours for 0, 1, 2 ... of the four wilds. */
const ASSIGNMENTS = upTo(4).map((wilds) => multisets(COLORS, wilds));

/** The colour each wild should take, in the order of `wildsOf`: no other choice has a better total (R9.4). */
export function bestAssignment(
  cards: readonly CardId[],
  cursed: Color,
  doubleGems: boolean,
): Color[] {
  const gems = gemsOf(cards, doubleGems);
  return ASSIGNMENTS[wildsOf(cards).length]
    .map((wilds) => ({ wilds, total: totalOf(gems, wilds, cursed) }))
    .reduce((best, other) => (other.total > best.total ? other : best)).wilds;
}

/** What a scoring area is worth now. */
export const pointsOf = (cards: readonly CardId[], cursed: Color, doubleGems: boolean): number =>
  totalOf(gemsOf(cards, doubleGems), bestAssignment(cards, cursed, doubleGems), cursed);

/** What the Claim would bring to a player; the points of its rows add up to the total. */
export type Gain = {
  /** For each colour in the Claim: gems before and after, and by how many points that changes its line; wilds not counted. */
  colors: Partial<Record<Color, { from: number; to: number; points: number }>>;
  /** The colours all wilds would count for then, and by how many points they would do better or worse; `null` if nothing changes. */
  wilds: { colors: Color[]; points: number } | null;
  specials: CardId[];
  /** By how much the total would change, every wild counted where it is best. */
  total: number;
};

export function gain({ claim, scoring, cursed, doubleGems }: Table, playerID: PlayerID): Gain {
  const own = scoring[playerID];
  const all = [...own, ...claim];
  const curse = cursed[playerID];
  const before = gemsOf(own, doubleGems);
  const after = gemsOf(all, doubleGems);
  const changed = COLORS.filter((color) => after[color] > before[color]).map((color) => {
    const [from, to] = [before[color], after[color]];
    const points = linePoints(color, to, curse) - linePoints(color, from, curse);
    return [color, { from, to, points }] as const;
  });
  const [stood, stand] = [own, all].map((cards) => bestAssignment(cards, curse, doubleGems));
  const byWilds = (gems: Record<Color, number>, wilds: readonly Color[]) =>
    totalOf(gems, wilds, curse) - totalOf(gems, [], curse);
  const points = byWilds(after, stand) - byWilds(before, stood);
  const isSame = points === 0 && stood.join() === stand.join();
  return {
    colors: Object.fromEntries(changed),
    wilds: isSame ? null : { colors: [...new Set(stand)], points },
    specials: claim.filter((id) => !isGem(id)),
    total: totalOf(after, stand, curse) - totalOf(before, stood, curse),
  };
}

export const SCORE_KEYS = [...COLORS, 'cursed'] as const;

/** The score sheet: a line for each colour, the cursed one last and negative (R9.3); specials score nothing (R9.5). */
export function score({ table }: Pick<State, 'table'>, playerID: PlayerID): ScoreLine[] {
  const { doubleGems, scoring } = table;
  const cursed = table.cursed[playerID];
  const gems = gemsOf(scoring[playerID], doubleGems);
  const wilds = bestAssignment(scoring[playerID], cursed, doubleGems);
  const points = (color: Color) => linePoints(color, gems[color] + count(wilds, color), cursed);
  return [
    ...COLORS.filter((color) => color !== cursed).map((key) => ({ key, points: points(key) })),
    { key: 'cursed', points: points(cursed) },
  ];
}

const totalOf = (gems: Record<Color, number>, wilds: readonly Color[], cursed: Color): number =>
  sum(COLORS.map((color) => linePoints(color, gems[color] + count(wilds, color), cursed)));

const linePoints = (color: Color, gems: number, cursed: Color): number =>
  color === cursed ? 0 - colorPoints(gems) : colorPoints(gems); // 0 - 0, because -0 is not 0

const count = (wilds: readonly Color[], color: Color): number =>
  wilds.filter((wild) => wild === color).length;

const byColor = <T>(of: (color: Color) => T): Record<Color, T> =>
  Object.fromEntries(COLORS.map((color) => [color, of(color)])) as Record<Color, T>;
