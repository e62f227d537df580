import type { Refused } from '../../shared/protocol/refusals';
import { Refusal } from '../refusal';
import { isLost } from '../storage/database/problems';

/** What is said of something that was thrown; what is no refusal is a fault of ours. */
export function asRefused(error: unknown, stateID: number | null): Refused {
  if (!(error instanceof Refusal)) return { code: isLost(error) ? 'noStorage' : 'failed', stateID };
  const { code, playerID } = error;
  return { code, stateID, ...(playerID !== undefined && { playerID }) };
}
