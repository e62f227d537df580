/** Room on a plate, in its pixels: how wide it is, what a stack takes beside its numbers and at least, and how many lines there are. */
const FEW = { width: 185, beside: 10, least: 44, lines: 2 };
const MANY = { width: 185, beside: 30, least: 30, lines: 3 };

/** How much a sign of the numbers takes: a digit, or what parts two of them. */
const DIGIT = 7.6;
const BETWEEN = 4.5;
/** And a Safe, where it stands in their line. */
const SAFE = 16;

/** What is written of a stack, and how many Safes stand before it. */
type Held = { numbers: string; safes: number };

/**
 * Whether stacks with these numbers take more lines than a plate has, with what else stands in their lines where five
 * or six players share the height. They are smaller then: the plate keeps its height.
 */
export function isCrowded(held: readonly Held[], players: number, tools: number): boolean {
  const { width, beside, least, lines } = players > 4 ? MANY : FEW;
  const stacks = held.map(({ numbers, safes }) =>
    Math.max(least, beside + (players > 4 ? SAFE * safes : 0) + widthOf(numbers)),
  );
  const widths = players > 4 ? [...stacks, 64 + 24 * tools] : stacks;
  let [line, left] = [1, width];
  for (const one of widths) {
    if (one > left) [line, left] = [line + 1, width];
    left -= one;
  }
  return line > lines;
}

const widthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? DIGIT : BETWEEN), 0);
