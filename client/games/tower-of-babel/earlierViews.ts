import type { PlayerID } from '../../../shared/engine/game';
import { laidOut } from '../../../shared/games/tower-of-babel/offers';
import { WONDERS, type Finished, type View } from '../../../shared/games/tower-of-babel/state';
import { isScored } from '../../../shared/games/tower-of-babel/table';

/** A view of rules that kept how many parts everybody had on a finished wonder, not in which order they lay. */
export const withOrder = ({ table, ...view }: View): View => ({
  ...view,
  table: {
    ...table,
    finished: (table.finished as unknown as readonly Counted[]).map((one) => ({
      ...one,
      parts: laidOut(one.parts),
    })),
  },
});

type Counted = Omit<Finished, 'parts'> & { parts: Record<PlayerID, number> };

/** A view of rules that did not keep who had what on a finished wonder: which are finished is all that is known. */
export const withFinished = ({ table, ...view }: View): View => ({
  ...view,
  table: {
    ...table,
    finished: WONDERS.filter((wonder) => isScored(table.wonders[wonder])).map((wonder) => ({
      wonder,
      parts: [],
      points: {},
    })),
  },
});
