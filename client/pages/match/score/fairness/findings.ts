import type { Engine } from '../../../../../shared/engine/engine';
import type { MatchRecord } from '../../../../../shared/engine/record';
import { type Check, checksOf, verify } from '../../../../../shared/engine/verify';
import { compare, SEEN_CHECKS, type SeenCheck } from '../../../../../shared/protocol/witnessing';
import type { Witness } from '../../../../../shared/protocol/witness';

/** One thing that was checked: whether it is as it must be, or `null` where neither the record nor what was kept says. */
export type Finding<C> = { check: C; isTrue: boolean | null };

/** All that was checked of a match. */
export type AllFindings = {
  /** What the record says beside what this browser kept; empty where it kept nothing. */
  seen: Finding<SeenCheck>[];
  /** What the record says beside itself and the rules. */
  told: Finding<Check>[];
};

/** Deals and plays a match again, here in the browser, and holds it against what this browser has seen. */
export function findingsOf(
  record: MatchRecord,
  engine: Engine,
  { matchID, witness }: { matchID: string; witness: Witness },
): AllFindings {
  const told = verify(record, engine);
  const seen = compare(witness, matchID, record);
  return {
    seen: SEEN_CHECKS.flatMap((check) => {
      const isTrue = seen[check];
      return isTrue === undefined ? [] : { check, isTrue };
    }),
    told: checksOf(record).map((check) => ({ check, isTrue: told[check] })),
  };
}
