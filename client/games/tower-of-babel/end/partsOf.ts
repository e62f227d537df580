import type { PlayerID } from '../../../../shared/engine/game';
import { KINDS } from '../../../../shared/games/tower-of-babel/cards';
import {
  discPointsByKind,
  unfinishedPoints,
} from '../../../../shared/games/tower-of-babel/scoring';
import type { Wonder } from '../../../../shared/games/tower-of-babel/state';
import type { ScorePart } from '../../../kit/contract';
import type { OnTable } from '../types';

/** What a row of the score sheet is the sum of: wonder by wonder, kind by kind. */
export function partsOf({ view, t }: OnTable, key: string, of: PlayerID): ScorePart[] {
  const onWonder = (wonder: Wonder, points: Record<PlayerID, number>): ScorePart => ({
    words: t(`short.${wonder}`),
    points: points[of] ?? 0,
  });
  switch (key) {
    case 'wonders':
      return view.table.finished.map(({ wonder, points }) => onWonder(wonder, points));
    case 'unfinished':
      return unfinishedPoints(view.table).map(([wonder, points]) => onWonder(wonder, points));
    case 'discs': {
      const points = discPointsByKind(view.discs[of] ?? []);
      return KINDS.map((kind) => ({ words: t(`label.${kind}`), points: points[kind] }));
    }
    default:
      return [];
  }
}
