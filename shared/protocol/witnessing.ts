import type { Table } from './table';
import { sha256 } from '../engine/fairness';
import type { Attempt, MatchRecord } from '../engine/record';
import { MOST_LOCKS, type SeenLock, type Share, type Witness } from './witness';

// What a player's own device keeps of a table, so that the record of the match can be compared with
// something its server cannot change any more.

/** The longest list that is kept; who shows a longer one is not believed. */
const CHARACTERS = 4000;

/** What is known when the table is shown like this to who sits there with this share. */
export function see<W extends Witness>(witness: W, share: Share, table: Table): W {
  switch (table.status) {
    case 'open':
      return isSameShare(witness.share, share)
        ? witness
        : { ...witness, ...firstSeen(witness, table), share: only(share) };
    case 'locked':
      return seeLocked(witness, share, table);
    default:
      return witness.isDealt || !isSameShare(witness.share, share)
        ? witness
        : { ...witness, isDealt: true };
  }
}

/** What a table cannot change any more, as it was shown first. */
const firstSeen = ({ commitment }: Witness, table: Table): Partial<Witness> =>
  commitment === undefined
    ? { commitment: table.commitment, ...(table.beginning && { isBegun: true }) }
    : {};

function seeLocked<W extends Witness>(witness: W, share: Share, table: Table): W {
  const lock = lockOf(share, table);
  const { locks = [] } = witness;
  // the same list again hides nothing: where anybody tells their nonce in vain, the next list has another hash
  if (locks.some((one) => isSame(one, lock))) return witness;
  if (locks.length >= MOST_LOCKS || JSON.stringify(lock).length > CHARACTERS) return witness;
  return { ...witness, share: only(share), locks: [...locks, lock] };
}

/**
 * What is known once the nonce is told; `null` where it has to stay secret. It is told to a table that
 * is shown locked, under the commitment shown first, with our own hash at our seat: then no seat is free to
 * choose any more. Once told, it is told to no other list.
 */
export function tell<W extends Witness>(witness: W, share: Share, table: Table | null): W | null {
  const hash = hashOf(share.nonce);
  if (table?.status !== 'locked' || hash === null || table.commitment !== witness.commitment)
    return null;
  const lock = lockOf(share, table);
  const { locks = [] } = witness;
  const own = lock.seats.at(lock.own);
  if (own?.nonceHash !== hash || own.bot !== null) return null;
  if (!locks.some((one) => isSame(one, lock))) return null;
  if (locks.some((one) => !isSame(one, lock) && wasTold(one, hash))) return null;
  return withTold(witness, lock, (told) => told || true);
}

/** What is known once the server has confirmed that it heard the nonce that was told to this table. */
export const heard = <W extends Witness>(witness: W, share: Share, table: Table): W =>
  withTold(witness, lockOf(share, table), (told) => told && 'heard');

const withTold = <W extends Witness>(
  witness: W,
  lock: SeenLock,
  next: (told: SeenLock['told']) => SeenLock['told'],
): W => ({
  ...witness,
  locks: witness.locks?.map((one) => (isSame(one, lock) ? { ...one, told: next(one.told) } : one)),
});

/** Whether what is known is of this very share of a seat. */
export const isOwnShare = ({ share }: Witness, own: Share): boolean => isSameShare(share, own);

/** What is known once the seat is lost: of a deal that comes later, nothing need be shown to us. */
export const lose = <W extends Witness>(witness: W): W =>
  witness.isDealt ? witness : { ...witness, share: undefined };

/** Whether a nonce is known to the server by now, or is none at all: the seat needs another. */
export const isSpent = ({ locks = [] }: Witness, nonce: string): boolean => {
  const hash = hashOf(nonce);
  return hash === null || locks.some((lock) => wasTold(lock, hash));
};

/** SHA-256 of a nonce; `null` where it is none. */
export const hashOf = (nonce: string | null): string | null =>
  nonce !== null && /^[0-9a-f]{64}$/.test(nonce) ? sha256(nonce) : null;

/** What is compared between a record and what was seen, in this order. */
export const SEEN_CHECKS = [
  'seenCommitment',
  'seenTable',
  'seenTries',
  'seenTold',
  'seenNonce',
] as const;
export type SeenCheck = (typeof SEEN_CHECKS)[number];
export type SeenFindings = Partial<Record<SeenCheck, boolean | null>>;

/**
 * What each comparison found, at a match of this id; `null` where what was kept does not decide it. Those
 * are missing for which nothing was kept.
 */
export function compare(witness: Witness, matchID: string, record: MatchRecord): SeenFindings {
  const { commitment, isBegun, locks = [], share, isShared } = witness;
  if (commitment === undefined) return {};
  // what was shown of a table is no witness of cards that were dealt from elsewhere: but that they were was shown
  if (record.beginning) return isBegun ? {} : { seenTable: false };
  const last = locks.at(-1);
  const isLast = last !== undefined && isDealtTo(last, record);
  const inVain = isLast ? locks.slice(0, -1) : locks;
  return {
    // the id goes into the shuffle as well: another one would give other cards
    seenCommitment: record.commitment === commitment && record.matchID === matchID,
    ...(last && {
      // without the seat, or from another device, the table that was dealt to need not have been shown here
      seenTable: isLast || (share && !isShared ? false : null),
      seenTries: isWithin(locks, record.attempts ?? []),
    }),
    ...toldFinding(inVain, record),
    ...nonceFinding(witness, isLast, record),
  };
}

/** Whether our nonce went in; not known where another device of theirs gave its own, and missing where we had none, or no seat when the cards were dealt. */
function nonceFinding(
  { locks = [], share, isShared }: Witness,
  isLast: boolean,
  { seats }: MatchRecord,
): SeenFindings {
  const last = locks.at(-1);
  if (!isLast && !share) return {};
  const own = last ? last.own : Number(share!.playerID);
  const bound = last ? last.bound : hashOf(share!.nonce);
  if (bound === null) return {};
  const isShown = last === undefined || last.seats.at(own)?.nonceHash === bound;
  if (isShared && !(isLast && isShown)) return { seenNonce: null };
  return { seenNonce: isShown && hashOf(seats.at(own)?.nonce ?? null) === bound };
}

/**
 * Whether our nonce, where it was told to a try in vain, has come by the record; not known where it has not
 * and the server never confirmed it. Missing where nothing was told in vain.
 */
function toldFinding(locks: readonly SeenLock[], { attempts = [] }: MatchRecord): SeenFindings {
  const found = locks.flatMap((lock) => {
    const tries = attempts.filter((attempt) => isOf(lock, attempt));
    if (lock.told === false || tries.length === 0) return [];
    if (tries.some(({ seats }) => hashOf(seats.at(lock.own)?.nonce ?? null) === lock.bound))
      return true;
    return lock.told === 'heard' ? false : null;
  });
  if (found.length === 0) return {};
  return { seenTold: found.includes(false) ? false : found.includes(null) ? null : true };
}

/** Whether a record is of the deal to the table that was shown, and our nonce told to it where it had ours. */
function isDealtTo(lock: SeenLock, { version, options, seats, attempts = [] }: MatchRecord) {
  const dealt = attempts.at(-1);
  const hasOurs = lock.bound !== null && lock.seats.at(lock.own)?.nonceHash === lock.bound;
  return (
    (!hasOurs || lock.told !== false) &&
    dealt?.dealt === true &&
    isOf(lock, dealt) &&
    seats.length === lock.seats.length &&
    seats.every(({ nonceHash }, i) => nonceHash === lock.seats[i].nonceHash) &&
    lock.version === version &&
    isSameValues(lock.options, options)
  );
}

const lockOf = ({ playerID, nonce }: Share, { version, setupData, players }: Table): SeenLock => ({
  version,
  options: setupData,
  seats: players.map(({ name = '', bot = null, nonceHash = null }) => ({ name, bot, nonceHash })),
  own: Number(playerID),
  bound: hashOf(nonce),
  told: false,
});

/** The share and nothing else of a seat: what proves the seat is kept elsewhere. */
const only = ({ playerID, nonce }: Share): Share => ({ playerID, nonce });

const isSameShare = (kept: Share | undefined, { playerID, nonce }: Share): boolean =>
  kept?.playerID === playerID && kept.nonce === nonce;

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
  told !== false && seats.some(({ nonceHash }) => nonceHash === hash);

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
