import { chanceFrom, type Chance } from '../engine/chance';

/** Dice that are quick instead of proven, the same ones for the same seed: for tests that draw by the million (mulberry32). */
export function quickChance(seed: number): Chance {
  let state = seed;
  return chanceFrom((n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  });
}
