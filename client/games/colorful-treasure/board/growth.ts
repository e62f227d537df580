import { rowOf, WONDER_IDS, type CellId } from '../../../../shared/games/colorful-treasure/wonders';

/** How long a card is, what lies between two on the closest wall, and by how much one grows that others turn up. */
const CARD = 20;
const GAP = 1;
const GROWN = 6;

/** How large a card is then, against what it was. */
export const SCALE = (CARD + GROWN) / CARD;

/**
 * From where a card grows, across the columns and along its own: 0 and 1 are its sides, a half its middle. Beyond its
 * sides it leaves a part of its place.
 */
export type Origin = { across: number; along: number };

/** How far its middle moves away then, in percent of a card that has not grown. */
export const shiftOf = (origin: number): number => ((0.5 - origin) * GROWN * 100) / CARD;

type Grown = Origin & { cell: CellId };

/** How far from its middle a card may grow, one after the other; only the first lets all cover their places. */
const REACHES = [0.5, 1, 1.5, 2, 2.5, 3, 3.5];

/**
 * From where each of these cards grows, so that none lies over another of them or beside the wall; a token is
 * covered where there is no other room.
 */
export function originsOf(cells: readonly CellId[], rows: number): readonly Grown[] {
  for (const reach of REACHES) {
    const ways = cells.map((cell) => waysOf(cell, reach, rows));
    const all = settled(ways, []);
    if (all) return all;
  }
  return [];
}

/** The first of the ways of each that go together. */
function settled(
  [ways, ...rest]: readonly (readonly Grown[])[],
  before: readonly Grown[],
): readonly Grown[] | null {
  if (ways === undefined) return before;
  for (const one of ways) {
    if (before.some((other) => lieOver(one, other))) continue;
    const all = settled(rest, [...before, one]);
    if (all) return all;
  }
  return null;
}

/** All ways for a card to grow, rather from its middle than from a side, and at an end of its column away from the token there. */
function waysOf(cell: CellId, reach: number, rows: number): readonly Grown[] {
  const origins = [0, ...REACHES.flatMap((away) => [-away, away])]
    .filter((away) => Math.abs(away) <= reach)
    .map((away) => 0.5 + away);
  const inwards = rowOf(cell) === 1 ? 0 : rowOf(cell) === rows ? 1 : 0.5;
  const alongs = [inwards, ...origins.filter((origin) => origin !== inwards)];
  return origins
    .flatMap((across) => alongs.map((along) => ({ cell, across, along })))
    .filter((one) => isOnWall(one, rows));
}

/** Where a grown card begins and ends. */
const extentOf = ({ cell, across, along }: Grown) => ({
  across: grown(cell.charCodeAt(0) - FIRST, across),
  along: grown(rowOf(cell) - 1, along),
});

function grown(place: number, origin: number) {
  const from = place * (CARD + GAP) - GROWN * origin;
  return { from, to: from + CARD + GROWN };
}

const FIRST = 'a'.charCodeAt(0);

/** Over its token, and no further. */
function isOnWall(one: Grown, rows: number): boolean {
  const { across, along } = extentOf(one);
  return (
    across.from >= 0 &&
    across.to <= lengthOf(WONDER_IDS.length) &&
    along.from >= -GROWN &&
    along.to <= lengthOf(rows) + GROWN
  );
}

const lengthOf = (cards: number) => cards * (CARD + GAP) - GAP;

function lieOver(one: Grown, other: Grown): boolean {
  const [a, b] = [extentOf(one), extentOf(other)];
  return isShared(a.across, b.across) && isShared(a.along, b.along);
}

type Extent = ReturnType<typeof grown>;
const isShared = (a: Extent, b: Extent) => a.from < b.to && b.from < a.to;
