/** @jest-environment node */
import {
  columnOf,
  WONDER_IDS,
  type CellId,
} from '../../../../shared/games/colorful-treasure/wonders';
import { SCALE, originsOf } from './growth';

/** Both ends of the wall, and enough between them. */
const PLACES = WONDER_IDS.flatMap((wonder) => columnOf(wonder, 5)).filter((cell) =>
  /[abchij]/.test(cell),
);

/** All ways to turn up so many cards. */
const waysTo = (count: number, from = 0): CellId[][] =>
  count === 0
    ? [[]]
    : PLACES.slice(from).flatMap((cell, i) =>
        waysTo(count - 1, from + i + 1).map((more) => [cell, ...more]),
      );

const SIZE = 200;
const STEP = 210;
const GROWN = Math.round(SIZE * (SCALE - 1));
/** With the tokens above and below it. */
const WALL = { left: 0, right: 9 * STEP + SIZE, top: -GROWN, bottom: 4 * STEP + SIZE + GROWN };

/** Where a card lies when it has grown. */
function boxOf({ cell, across, along }: { cell: CellId; across: number; along: number }) {
  const left = (cell.charCodeAt(0) - 'a'.charCodeAt(0)) * STEP - GROWN * across;
  const top = (Number(cell[1]) - 1) * STEP - GROWN * along;
  return { left, top, right: left + SIZE + GROWN, bottom: top + SIZE + GROWN };
}

test.each([1, 2, 3])('%i cards grow, and none lies over another or beside the wall', (count) => {
  for (const cells of waysTo(count)) {
    const boxes = originsOf(cells, 5).map(boxOf);
    const isGood =
      boxes.length === count &&
      boxes.every(
        (box, i) =>
          box.left >= WALL.left &&
          box.right <= WALL.right &&
          box.top >= WALL.top &&
          box.bottom <= WALL.bottom &&
          boxes
            .slice(i + 1)
            .every(
              (other) =>
                other.right <= box.left ||
                box.right <= other.left ||
                other.bottom <= box.top ||
                box.bottom <= other.top,
            ),
      );
    if (!isGood) throw new Error(`these do not: ${cells.join()}`);
  }
});

test('of two cards only those beside each other at an end of the wall leave a part of their places', () => {
  const leaving = (ways: CellId[][]) =>
    ways.filter((cells) =>
      originsOf(cells, 5).some((one) =>
        [one.across, one.along].some((origin) => origin < 0 || origin > 1),
      ),
    );
  expect(leaving(waysTo(2))).toEqual(
    [1, 2, 3, 4, 5]
      .flatMap((row) => [
        [`a${row}`, `b${row}`],
        [`i${row}`, `j${row}`],
      ])
      .sort(),
  );
});

test('a card that is alone grows from its middle, and one at the end of the wall into it', () => {
  expect(originsOf(['c2', 'f4'], 5)).toEqual([
    { cell: 'c2', across: 0.5, along: 0.5 },
    { cell: 'f4', across: 0.5, along: 0.5 },
  ]);
  expect(originsOf(['a1', 'j5'], 5)).toEqual([
    { cell: 'a1', across: 0, along: 0 },
    { cell: 'j5', across: 1, along: 1 },
  ]);
  // where one has no room beside the other, it lies over its token
  expect(originsOf(['c1', 'c2'], 4)).toEqual([
    { cell: 'c1', across: 0.5, along: 1 },
    { cell: 'c2', across: 0.5, along: 0 },
  ]);
});
