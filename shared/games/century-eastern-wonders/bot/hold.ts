import { SPICES, type Cubes } from '../spices';

/** Cubes by level, ginger first: a search counts faster in lists. */
export type Hold = readonly number[];

export const holdOf = (those: Cubes): Hold => SPICES.map((spice) => those[spice]);

export const add = (a: Hold, b: Hold): Hold => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]];

export const take = (a: Hold, b: Hold): Hold => [
  a[0] - b[0],
  a[1] - b[1],
  a[2] - b[2],
  a[3] - b[3],
];

export const covers = (a: Hold, b: Hold): boolean =>
  a[0] >= b[0] && a[1] >= b[1] && a[2] >= b[2] && a[3] >= b[3];

/** All the levels of the cubes together. */
export const levels = (hold: Hold): number => hold[0] + 2 * hold[1] + 3 * hold[2] + 4 * hold[3];

/** What is left when so many of the lowest cubes are given away. */
export function without(hold: Hold, n: number): Hold {
  const left = [...hold];
  let due = n;
  for (let at = 0; due > 0 && at < left.length; at++) {
    const given = Math.min(left[at], due);
    left[at] -= given;
    due -= given;
  }
  return left;
}

/** So many of the lowest cubes one level up. */
export function upgrade(hold: Hold, n: number): Hold {
  const risen = [...hold];
  let due = n;
  for (let at = 0; due > 0 && at < risen.length - 1; at++) {
    const up = Math.min(risen[at], due);
    risen[at] -= up;
    risen[at + 1] += up;
    due -= up;
  }
  return risen;
}
