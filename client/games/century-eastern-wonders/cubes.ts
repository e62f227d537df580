import {
  kindsIn,
  size,
  SPICES,
  type Cubes,
  type Spice,
} from '../../../shared/games/century-eastern-wonders/spices';

/** Cubes one by one, from the lowest level up. */
export const listed = (cubes: Cubes): Spice[] =>
  SPICES.flatMap((spice) => Array<Spice>(cubes[spice]).fill(spice));

export const countOf = (spice: Spice, cubes: readonly Spice[]): number =>
  cubes.filter((one) => one === spice).length;

export const tallied = (cubes: readonly Spice[]): Cubes => ({
  ginger: countOf('ginger', cubes),
  chili: countOf('chili', cubes),
  tea: countOf('tea', cubes),
  cloves: countOf('cloves', cubes),
});

/** So many cubes of a hold: first those that are wished for, then the cheapest. */
export function given(hold: Cubes, picks: readonly Spice[], many: number): Spice[] {
  const left = listed(hold);
  const chosen: Spice[] = [];
  for (const spice of [...picks, ...left]) {
    const at = left.indexOf(spice);
    if (chosen.length === many || at === -1) continue;
    chosen.push(...left.splice(at, 1));
  }
  return chosen;
}

/** Whether so many cubes of a hold can be some or others. */
export const isToChoose = (hold: Cubes, many: number): boolean =>
  many > 0 && many < size(hold) && kindsIn(hold).length > 1;

/** The wishes after one more: when no more of that spice can go, none of it is wished for any longer. */
export function picked(
  hold: Cubes,
  picks: readonly Spice[],
  many: number,
  spice: Spice,
): readonly Spice[] {
  const others = picks.filter((one) => one !== spice);
  const going = countOf(spice, given(hold, picks, many));
  const isAll = going === Math.min(many, hold[spice]);
  return isAll ? others : [...Array<Spice>(going + 1).fill(spice), ...others];
}
