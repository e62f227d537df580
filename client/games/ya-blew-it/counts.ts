import type { PlayerID } from '../../../shared/engine/game';
import type { OnTable } from './types';

/** What brings a player the points of a row of the score sheet, or costs them. */
export function counts({ view, playerID }: OnTable, key: string, of: PlayerID): string[] {
  const isCurse = key === 'cursed';
  const color = isCurse ? view.table.cursed[of] : key;
  const stack = of === playerID ? `stack:${color}` : `stack:${color}:${of}`;
  return isCurse ? [stack, `cursed:${of}`] : [stack];
}
