import { DISCS, kindsOf } from '../../../../shared/games/tower-of-babel/discs';
import { isPlayable } from '../../../../shared/games/tower-of-babel/actionCardTiming';
import { discsToTake } from '../../../../shared/games/tower-of-babel/table';
import type { Message } from '../../../kit/contract';

import { hasNeeded } from '../own/handSelection';
import type { OnTable, Title } from '../types';

/** What comes after the sentence: why not, whom else the table waits for, what it may lead to. */
export function asideOf(scene: OnTable): Message<Title> | undefined {
  const { view, playerID, awaited, legal, draft } = scene;
  const { step, second } = view.table;
  if (draft?.why) return draft.why;
  const isAwaited = playerID !== null && awaited.includes(playerID);
  switch (step) {
    case 'choosing': {
      const toTake = discsToTake(view.table);
      const disc = draft?.disc;
      if (disc && DISCS[disc] && kindsOf(disc).some((kind) => toTake[kind] === 1))
        return { key: `aside.lastDisc.${view.table.options.length}` };
      return second ? { key: 'aside.second' } : undefined;
    }
    case 'offering':
      return isAwaited && !hasNeeded({ view, playerID }) ? { key: 'aside.noneNeeded' } : undefined;
    case 'answering':
      if (!isAwaited) return undefined;
      return { key: isPlayable('tripleBonus', legal) ? 'aside.answer' : 'aside.answerNone' };
    case 'selecting':
    case 'ending':
      return undefined;
  }
}
