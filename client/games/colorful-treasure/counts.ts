import type { PlayerID } from '../../../shared/engine/game';
import { pileOf } from './naming';
import type { OnTable } from './types';

/** Rows whose things lie under another name. */
const PILES: Record<string, string> = { diamondCards: 'diamond', diamondTokens: 'diamondToken' };

/** What brings a player the points of a row of the score sheet. */
export const counts = ({ playerID }: OnTable, key: string, of: PlayerID): readonly string[] =>
  pileOf(of, playerID, PILES[key] ?? key).slice(0, 1);
