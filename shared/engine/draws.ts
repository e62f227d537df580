import { chanceOf } from './chance';
import type { ChanceSource } from './reducer';

/** One draw of a match: what was drawn, and which words of the stream it took. */
export type Draw = {
  /** 0 in the deal, otherwise the number of the action it was made for, counted from 1. */
  at: number;
  /** What it was for, as `docs/fairness.md` names it; rules that were frozen before do not say. */
  purpose?: string;
  what: 'die' | 'pick' | 'shuffle';
  /** How many faces the die has, or how many things there were. */
  of: number;
  /** The number of its first word, and of the first one after it. */
  from: number;
  to: number;
  /** What the die shows, the place of what was picked, or the old places in their new order; places count from 0. */
  result: number | number[];
};

/** Chance as it always is, each draw of which is told, as it comes, to `note`. */
export const notedChance =
  (note: (draw: Omit<Draw, 'at'>) => void): ChanceSource =>
  (data) => {
    const chance = chanceOf(data);
    const drawn = <R extends Draw['result']>(
      kind: Pick<Draw, 'what' | 'of' | 'purpose'>,
      draw: () => R,
    ): R => {
      const from = chance.counter();
      const result = draw();
      const { purpose, ...rest } = kind;
      note({
        ...(purpose !== undefined && { purpose }),
        ...rest,
        from,
        to: chance.counter(),
        result,
      });
      return result;
    };
    const places = (things: readonly unknown[]) => things.map((_, i) => i);
    return {
      counter: chance.counter,
      die: (faces, purpose) => drawn({ what: 'die', of: faces, purpose }, () => chance.die(faces)),
      pick: (things, purpose) =>
        things[
          drawn({ what: 'pick', of: things.length, purpose }, () => chance.pick(places(things)))
        ],
      shuffle: (things, purpose) =>
        drawn({ what: 'shuffle', of: things.length, purpose }, () =>
          chance.shuffle(places(things)),
        ).map((i) => things[i]),
    };
  };
