import type { PlayerID } from '../engine/game';
import type { Table } from './table';
import { sha256 } from '../engine/fairness';
import type { Attempt, MatchRecord } from '../engine/record';
import { MOST_LOCKS, type SeenLock, type Witness } from './seen';

// What a player's own device keeps of a table, so that the record of the match can be compared with
// something its server cannot change any more.

/** A seat and its own share of the shuffle. */
export type Share = { playerID: PlayerID; nonce: string };

/** The longest list that is kept; who shows a longer one is not believed. */
const CHARACTERS = 4000;

/** What is known when the table is shown like this. */
export function see<W extends Witness>(witness: W, table: Table): W {
  if (table.status === 'open')
    return witness.commitment === undefined
      ? { ...witness, commitment: table.commitment }
      : witness;
  if (table.status !== 'locked') return witness;
  const lock = lockOf(table);
  const { locks = [] } = witness;
  // the same list again hides nothing: where anybody tells their nonce in vain, the next list has another hash
  if (locks.some((one) => isSame(one, lock))) return witness;
  if (locks.length >= MOST_LOCKS || JSON.stringify(lock).length > CHARACTERS) return witness;
  return { ...witness, locks: [...locks, lock] };
}

/**
 * What is known once the nonce is told; `null` where it has to stay secret. It is told to a table that
 * is shown locked, under the commitment shown first, with our own hash at our seat: then no seat is free to
 * choose any more. Once told, it is told to no other list.
 */
export function tell<W extends Witness>(
  witness: W,
  { playerID, nonce }: Share,
  table: Table | null,
): W | null {
  const hash = hashOf(nonce);
  if (table?.status !== 'locked' || hash === null || table.commitment !== witness.commitment)
    return null;
  const lock = lockOf(table);
  const { locks = [] } = witness;
  const at = locks.findIndex((one) => isSame(one, lock));
  const own = lock.seats.at(Number(playerID));
  if (at < 0 || own?.nonceHash !== hash || own.bot !== null) return null;
  if (locks.some((one, i) => i !== at && wasTold(one, hash))) return null;
  return { ...witness, locks: locks.map((one, i) => (i === at ? { ...one, told: true } : one)) };
}

/** Whether a nonce is known to the server by now, or is none at all: the seat needs another. */
export const isSpent = ({ locks = [] }: Witness, nonce: string): boolean => {
  const hash = hashOf(nonce);
  return hash === null || locks.some((lock) => wasTold(lock, hash));
};

/** SHA-256 of a nonce; `null` where it is none. */
export const hashOf = (nonce: string): string | null =>
  /^[0-9a-f]{64}$/.test(nonce) ? sha256(nonce) : null;

/** Our seat at a match, which the record has to be of. */
type OwnShare = Share & { matchID: string };

/** What is compared between a record and what was seen, in this order. */
export const SEEN_CHECKS = ['seenCommitment', 'seenTable', 'seenTries', 'seenNonce'] as const;
export type SeenCheck = (typeof SEEN_CHECKS)[number];

/** What each comparison found, `null` where another device of theirs would know; those are missing for which nothing was kept. */
export function compare(
  witness: Witness,
  { matchID, playerID, nonce }: OwnShare,
  record: MatchRecord,
): Partial<Record<SeenCheck, boolean | null>> {
  const { commitment, locks = [], isShared } = witness;
  if (commitment === undefined) return {};
  const tries = record.attempts ?? [];
  const last = locks.at(-1);
  const dealt = tries.at(-1);
  const lastHash = last?.seats.at(Number(playerID))?.nonceHash;
  const gave = last === undefined || lastHash !== null;
  const gaveElsewhere = isShared === true && last !== undefined && lastHash !== hashOf(nonce);
  return {
    // the id goes into the shuffle as well: another one would give other cards
    seenCommitment: record.commitment === commitment && record.matchID === matchID,
    ...(last && {
      seenTable:
        (gaveElsewhere || last.told === gave) &&
        dealt?.dealt === true &&
        isOf(last, dealt) &&
        record.seats.length === last.seats.length &&
        record.seats.every(({ nonceHash }, i) => nonceHash === last.seats[i].nonceHash) &&
        last.version === record.version &&
        isSameValues(last.options, record.options),
      seenTries: isWithin(locks, tries),
    }),
    ...(gave && {
      seenNonce: gaveElsewhere ? null : record.seats.at(Number(playerID))?.nonce === nonce,
    }),
  };
}

const lockOf = ({ version, setupData, players }: Table): SeenLock => ({
  version,
  options: setupData,
  seats: players.map(({ name = '', bot = null, nonceHash = null }) => ({ name, bot, nonceHash })),
  told: false,
});

const isSame = (a: SeenLock, b: SeenLock): boolean =>
  a.version === b.version &&
  isSameValues(a.options, b.options) &&
  a.seats.length === b.seats.length &&
  a.seats.every((seat, i) => isSameValues(seat, b.seats[i]));

const isSameValues = (a: Record<string, unknown>, b: Record<string, unknown>): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, value]) => Object.hasOwn(b, key) && b[key] === value);

/** Whether our nonce was told to a list; by the hash alone, since seats may move up. */
const wasTold = ({ told, seats }: SeenLock, hash: string): boolean =>
  told && seats.some(({ nonceHash }) => nonceHash === hash);

/** Whether a try is that of a table that was seen; a name may have been erased since. */
const isOf = ({ seats }: SeenLock, attempt: Attempt): boolean =>
  attempt.seats.length === seats.length &&
  attempt.seats.every(
    ({ name, bot, nonceHash }, i) =>
      (name === null || name === seats[i].name) &&
      bot === seats[i].bot &&
      nonceHash === seats[i].nonceHash,
  );

/** Whether all that was seen is among the tries, in the same order. */
function isWithin(locks: readonly SeenLock[], tries: readonly Attempt[]): boolean {
  let next = 0;
  return locks.every((lock) => {
    next = 1 + tries.findIndex((attempt, i) => i >= next && isOf(lock, attempt));
    return next > 0;
  });
}
