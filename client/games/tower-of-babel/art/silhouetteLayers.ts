import { sum } from '../../../../shared/engine/numbers';
import { size } from '../../../../shared/games/tower-of-babel/cards';
import { DISCS } from '../../../../shared/games/tower-of-babel/discs';
import type { Site, Wonder } from '../../../../shared/games/tower-of-babel/state';

/** A layer of a wonder's silhouette, in a 100 by 96 field: where blocks are laid, and how much of that lies inside. */
export type SilhouetteLayer = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The part of it that is inside, 1 unless the silhouette narrows. */
  inside?: number;
};

export type Block = { x: number; y: number; width: number; height: number };

/** So many blocks that fill a silhouette, course by course from the ground. */
export function blocksOf(courses: readonly SilhouetteLayer[], count: number): Block[] {
  return shared(courses.map(areaOf), count).flatMap((blocks, i) => {
    const { left, right, top, bottom } = courses[i];
    const width = (right - left) / blocks;
    return Array.from({ length: blocks }, (_, n) => ({
      x: left + n * width,
      y: top,
      width,
      height: bottom - top,
    }));
  });
}

const areaOf = ({ left, right, top, bottom, inside = 1 }: SilhouetteLayer): number =>
  (right - left) * (bottom - top) * inside;

/** A number shared out by weight; what rounding leaves goes where it lost most. */
function shared(weights: readonly number[], count: number): number[] {
  const exact = weights.map((weight) => (weight / sum(weights)) * count);
  const whole = exact.map(Math.floor);
  const byLoss = exact
    .map((value, i) => ({ i, loss: value - whole[i] }))
    .sort((a, b) => b.loss - a.loss);
  for (const { i } of byLoss.slice(0, count - sum(whole))) whole[i] += 1;
  return whole;
}

/** How many parts a wonder has room for: those on it, and those that its discs will bring. */
export const roomOn = (site: Site): number =>
  site.parts.length + sum(site.discs.map((disc) => size(DISCS[disc])));

/** What each part is called on the stage, from the ground up: the first, second ... of its owner. */
export const partNames = (wonder: Wonder, { parts }: Site): string[] =>
  parts.map((id, i) => {
    const below = parts.slice(0, i).filter((other) => other === id).length;
    return `part:${wonder}:${id}:${below}`;
  });
