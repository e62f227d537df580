import type { DiscId } from '../discs';
import type { Rule, Stage } from '../state';
import { openDiscs, wonderOf } from '../table';
import { isAsked } from './asked';

/** Choose one of the discs of a wonder (R4.1). */
export const build: Rule<[disc: DiscId]> = {
  simultaneous: true, // others may use a Card Draw at the same moment
  undoable: true,

  legal: ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['choosing'] })
      ? openDiscs(table).map((disc) => [disc])
      : [],

  *play({ G: { table }, playerID }, disc) {
    const wonder = wonderOf(table, disc);
    Object.assign(table, {
      step: 'offering',
      build: {
        wonder,
        disc,
        offered: [],
        offers: null,
        accepted: [],
        outcome: null,
        asked: [],
        answered: [],
      },
    } satisfies Stage);
    yield { type: 'chose', playerID, wonder };
  },
};
