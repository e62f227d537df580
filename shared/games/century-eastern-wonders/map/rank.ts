import { sum } from '../../../engine/numbers';

/** How many ways there are to choose `k` of `n` things. */
const choose = (n: number, k: number): number =>
  k === 0 ? 1 : n < k ? 0 : (choose(n - 1, k - 1) * n) / k;

/** Some of the numbers from 0 up, in rising order, as one number: its place among all choices of as many. */
export const toRank = (chosen: readonly number[]): number =>
  sum(chosen.map((number, at) => choose(number, at + 1)));

/** The `many` numbers that have this rank, in rising order. */
export function fromRank(rank: number, many: number): number[] {
  if (many === 0) return [];
  let number = many - 1;
  while (choose(number + 1, many) <= rank) number++;
  return [...fromRank(rank - choose(number, many), many - 1), number];
}
