import { rowOf, WONDER_IDS, type CellId } from '../../../../shared/games/colorful-treasure/wonders';

/** How long a card is, what lies between two on the closest wall, and by how much one grows that others turn up. */
const CARD = 20;
const GAP = 1;
const GROWN = 6;

/** How large a card is then, against what it was. */
export const SCALE = (CARD + GROWN) / CARD;

/** From where a card grows, across the columns and along its own: 0 and 1 are its sides, a half its middle. */
export type Origin = { across: number; along: number };

/** How far its middle moves away then, in percent of a card that has not grown. */
export const shiftOf = (origin: number): number => ((0.5 - origin) * GROWN * 100) / CARD;

type Grown = Origin & { cell: CellId };

/** Rather from its middle than from a side. */
const ORIGINS = [0.5, 0, 1];

/** And at an end of its column rather away from the token there. */
const originsAlong = (row: number, rows: number) =>
  row === 1 ? [0, 0.5, 1] : row === rows ? [1, 0.5, 0] : ORIGINS;

/**
 * From where each of these cards grows, so that none lies over another of them or beside the wall; a token is
 * covered where there is no other room. `null` where that cannot be.
 */
export function originsOf(
  cells: readonly CellId[],
  rows: number,
  before: readonly Grown[] = [],
): readonly Grown[] | null {
  const [cell, ...rest] = cells;
  if (cell === undefined) return before;
  for (const across of ORIGINS)
    for (const along of originsAlong(rowOf(cell), rows)) {
      const one = { cell, across, along };
      if (!isOnWall(one) || before.some((other) => lieOver(one, other))) continue;
      const all = originsOf(rest, rows, [...before, one]);
      if (all) return all;
    }
  return null;
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

function isOnWall(one: Grown): boolean {
  const { from, to } = extentOf(one).across;
  return from >= 0 && to <= WONDER_IDS.length * (CARD + GAP) - GAP;
}

function lieOver(one: Grown, other: Grown): boolean {
  const [a, b] = [extentOf(one), extentOf(other)];
  return isShared(a.across, b.across) && isShared(a.along, b.along);
}

type Extent = ReturnType<typeof grown>;
const isShared = (a: Extent, b: Extent) => a.from < b.to && b.from < a.to;
