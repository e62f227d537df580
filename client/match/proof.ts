import type { GameModule } from '../../shared/core/module';
import { type Check, CHECKS, type MatchRecord, verify } from '../../shared/core/record';
import type { OwnSeat } from '../lobby/seats';

/** One thing that was checked, and whether it is as it must be. */
export type Finding = { check: Check | 'own'; isTrue: boolean };

/** Deals and plays a match again, here in the browser. What only this browser knows comes first: the seal it was shown, the nonce it gave. */
export function findingsOf(
  record: MatchRecord,
  module: GameModule,
  seat: OwnSeat | undefined,
): Finding[] {
  const found = verify(record, module);
  const findings: Finding[] = CHECKS.map((check) => ({ check, isTrue: found[check] }));
  if (seat?.seal === undefined) return findings;
  const own = record.seats[Number(seat.playerID)];
  const isTrue = record.commitment === seat.seal && own?.nonce === seat.nonce;
  return [{ check: 'own', isTrue }, ...findings];
}
