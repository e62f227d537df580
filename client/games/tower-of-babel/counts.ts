import type { PlayerID } from '../../../shared/engine/game';
import { unfinishedPoints } from '../../../shared/games/tower-of-babel/scoring';
import type { OnTable } from './types';

/** What brings a player the points of a row of the score sheet. */
export function counts({ view: { table } }: OnTable, key: string, of: PlayerID): string[] {
  switch (key) {
    case 'wonders':
      return table.finished
        .filter(({ points }) => (points[of] ?? 0) > 0)
        .map(({ wonder }) => `plaque:${wonder}:${of}`);
    case 'unfinished':
      return unfinishedPoints(table)
        .filter(([, points]) => (points[of] ?? 0) > 0)
        .map(([wonder]) => `plaque:${wonder}:${of}`);
    case 'discs':
      return [`discs:${of}`];
    case 'discBonus':
    case 'fivePoints':
      return [`actions:${of}`];
    default:
      return [];
  }
}
