import type { PlayerID } from '../../../../shared/engine/game';
import { listWords } from '../../../kit/words';
import type { OnTable } from '../types';

/** Who has nothing to lose in a Fire, the reader first, and how the sentence about them is to speak. */
export function idleWords(idle: readonly PlayerID[], { playerID, name, t }: OnTable) {
  const reader = idle.find((id) => id === playerID);
  const others = idle.filter((id) => id !== playerID).map(name);
  const names = listWords(reader === undefined ? others : [t('match:you'), ...others], t);
  return { names, count: idle.length, who: reader ?? idle[0] };
}
