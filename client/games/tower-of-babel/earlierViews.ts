import { WONDERS, type View } from '../../../shared/games/tower-of-babel/state';
import { isScored } from '../../../shared/games/tower-of-babel/table';

/** A view of rules that did not keep who had what on a finished wonder: which are finished is all that is known. */
export const withFinished = ({ table, ...view }: View): View => ({
  ...view,
  table: {
    ...table,
    finished: WONDERS.filter((wonder) => isScored(table.wonders[wonder])).map((wonder) => ({
      wonder,
      parts: {},
      points: {},
    })),
  },
});
