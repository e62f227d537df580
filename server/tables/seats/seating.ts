import type { PlayerID } from '../../../shared/engine/game';
import type { Look, Strength } from '../../../shared/protocol/table';
import { holds, type Holder } from '../../players/holder';
import { Refusal } from '../../refusal';
import { assertNotBanned, mutedBefore, withBanned, withoutMuted } from './bans';
import { hostWithout } from '../hosting';
import { newSitting } from '../ids';
import {
  EMPTY_SEAT,
  isEmpty,
  isPerson,
  seatNumber,
  type SeatRecord,
  type TableRecord,
} from '../table';
import { assertOpen, assertPlayable, withSeat } from './change';
import { claimTraces, withTries } from './traces';

// What can be done with the seats of a table. Each takes a table and returns the changed one, or
// throws a refusal.

/** Somebody who sits down, and what they will hold the seat by. */
export type Guest = {
  name: string;
  keyHash: string;
  /** All that their browser may hold a seat by, where that is more. */
  keys?: readonly string[];
  nonceHash?: string;
  nonceAt?: string;
  look?: Look;
};

/** The same holder, who holds the seat by something else from now on. */
export type Heir = Pick<Guest, 'keyHash' | 'nonceHash' | 'nonceAt'>;

/** The seat of who proves it; throws `moved` when what they show opens another seat, else `credentials`. */
export function provenSeat(table: TableRecord, playerID: PlayerID, holder: Holder): number {
  if (holder.isRemoved()) throw new Refusal('removed');
  const seat = seatNumber(table, playerID);
  if (seat !== null && holds(holder, table.seats[seat].keyHash)) return seat;
  const moved = table.seats.findIndex(({ keyHash }) => holds(holder, keyHash));
  if (moved >= 0) throw new Refusal('moved', 'your seat has another number now', String(moved));
  if (seat === null) throw new Refusal('noSeat', 'this table has no such seat');
  throw new Refusal(isPerson(table.seats[seat]) ? 'credentials' : 'noSeat');
}

/** Who may do what only the host may. */
export function assertHost(table: TableRecord, seat: number): void {
  if (table.host !== seat) throw new Refusal('notHost');
}

/** Sits a guest down, on the wished seat or the first empty one; the first person becomes the host. */
export function sit(
  table: TableRecord,
  guest: Guest,
  wished?: PlayerID,
): { table: TableRecord; seat: number } {
  if (table.status === 'over') throw new Refusal('over');
  if (table.status === 'locked') throw new Refusal('started');
  const known = { name: guest.name, keys: guest.keys ?? [guest.keyHash] };
  assertNotBanned(table, known);
  if (table.noNewcomers) throw new Refusal('noNewcomers');
  const seat = wished === undefined ? table.seats.findIndex(isEmpty) : seatNumber(table, wished);
  if (seat === null) throw new Refusal('noSeat', 'this table has no such seat');
  if (seat === -1) throw new Refusal('full');
  if (!isEmpty(table.seats[seat])) throw new Refusal('taken');
  assertUnused(table, seat, guest.nonceHash);
  const muted = mutedBefore(table, known);
  const seated = withSeat(table, seat, {
    ...emptied(table, seat),
    // a name is read by everybody too
    name: muted?.name ?? guest.name,
    keyHash: guest.keyHash,
    sitting: newSitting(),
    look: guest.look ?? {},
    muted: muted !== undefined,
    ...(table.status === 'open' && {
      nonceHash: guest.nonceHash ?? null,
      nonceAt: guest.nonceAt,
    }),
  });
  const host = table.host ?? (table.start === 'host' ? seat : null);
  const visited = table.visited || table.seats.some(isPerson);
  return { seat, table: { ...seated, host, visited } };
}

/** Puts whoever holds a seat out, by whatever of these keys they hold others, and keeps them from sitting down again. */
export function ban(table: TableRecord, seat: number, keys: readonly string[]): TableRecord {
  if (!isPerson(table.seats[seat])) throw new Refusal('noSeat');
  const theirs = [...table.seats.keys()].filter(
    (i) => i === seat || (i !== table.host && keys.includes(table.seats[i].keyHash ?? '')),
  );
  return theirs
    .map((i) => table.seats[i])
    .reduce(
      (banned, { name, keyHash }) => withBanned(banned, { name, keyHash }),
      theirs.reduce(free, table),
    );
}

/** Lets everybody hear a person, or nobody; who leaves and comes back is known again. */
export function mute(table: TableRecord, seat: number, muted: boolean): TableRecord {
  const { name, keyHash } = table.seats[seat];
  if (keyHash === null) throw new Refusal('noSeat');
  const heard = muted ? table : withoutMuted(table, { name, keys: [keyHash] });
  return withSeat(heard, seat, { ...table.seats[seat], muted });
}

/** The seat with the same holder, who comes in by something else, and adds a nonce of their own while they still can. */
export function handOver(
  table: TableRecord,
  seat: number,
  { keyHash, nonceHash, nonceAt }: Heir,
): TableRecord {
  if (table.status === 'locked') throw new Refusal('started');
  assertUnused(table, seat, nonceHash);
  const claimed = claim(table, seat, keyHash);
  return withSeat(claimed, seat, {
    ...claimed.seats[seat],
    ...(table.status === 'open' && { nonceHash: nonceHash ?? null, nonceAt, nonce: null }),
  });
}

/** The seat of somebody who is known by something else from now on. */
export function claim(table: TableRecord, seat: number, keyHash: string): TableRecord {
  if (table.seats[seat].keyHash === keyHash) return table;
  const followed = claimTraces(table, [table.seats[seat].keyHash!], keyHash);
  return withSeat(followed, seat, { ...table.seats[seat], keyHash });
}

/** The seat without its holder. Once the cards are dealt it keeps what it added to the shuffle. */
function emptied({ status, seats }: TableRecord, seat: number): SeatRecord {
  const { nonceHash, nonce } = seats[seat];
  return status === 'open' ? EMPTY_SEAT : { ...EMPTY_SEAT, nonceHash, nonce };
}

/** Opens a seat again: whoever holds it, person or bot, is out. */
export function free(table: TableRecord, seat: number): TableRecord {
  assertPlayable(table);
  return vacated(table, seat);
}

/** The same for a holder who wants nothing to be left of them, not even on the score sheet. */
export function withoutHolder(table: TableRecord, seat: number): TableRecord {
  if (table.status !== 'over') assertPlayable(table);
  const { keyHash } = table.seats[seat];
  return vacated(withTries(table, [keyHash!], { name: null, keyHash: null }), seat);
}

/**
 * A table whose seat is empty; if its host sat there, another person is. Whoever sits down at a seat of a
 * match sees its hand: once the cards are dealt, that takes the host's word.
 */
function vacated(table: TableRecord, seat: number): TableRecord {
  const { name, keyHash, muted } = table.seats[seat];
  const known = muted ? withBanned(table, { name, keyHash, isMuted: true }) : table;
  const freed = withSeat(known, seat, emptied(table, seat));
  const host = hostWithout(table, seat);
  const isClosed = table.matchSeed !== null && host !== null;
  return { ...freed, host, noNewcomers: table.noNewcomers || isClosed };
}

/** Gives an empty seat to a bot; a bot that sits there plays that well from then on. */
export function seatBot(table: TableRecord, seat: number, bot: Strength): TableRecord {
  assertPlayable(table);
  if (table.seats[seat].bot !== null) return withSeat(table, seat, { ...table.seats[seat], bot });
  if (!isEmpty(table.seats[seat])) throw new Refusal('taken');
  return withSeat(table, seat, {
    ...emptied(table, seat),
    name: botName(table),
    bot,
    ready: true,
  });
}

export function setReady(table: TableRecord, seat: number, ready: boolean): TableRecord {
  assertOpen(table);
  return withSeat(table, seat, { ...table.seats[seat], ready });
}

export function rename(table: TableRecord, seat: number, name: string): TableRecord {
  // the list is what everybody goes by who tells their nonce
  if (table.status === 'locked') throw new Refusal('started');
  // whom nobody is to hear could say it by their name
  if (table.seats[seat].muted) throw new Refusal('muted');
  assertNotBanned(table, { name, keys: [] });
  return withSeat(table, seat, { ...table.seats[seat], name });
}

export const setLook = (table: TableRecord, seat: number, look: Look): TableRecord =>
  withSeat(table, seat, { ...table.seats[seat], look });

/** A new commitment to a nonce, in place of one that was revealed without the match starting. */
export function commit(
  table: TableRecord,
  seat: number,
  nonceHash: string,
  nonceAt?: string,
): TableRecord {
  assertOpen(table);
  assertUnused(table, seat, nonceHash);
  return withSeat(table, seat, { ...table.seats[seat], nonceHash, nonceAt, nonce: null });
}

/** The table without the nonce of a device that has gone, so that another one at the seat commits to its own. */
export const uncommit = (table: TableRecord, seat: number): TableRecord =>
  table.status === 'open'
    ? withSeat(table, seat, { ...table.seats[seat], nonceHash: null, nonceAt: undefined })
    : table;

/**
 * Everybody sees the hashes, and after a start in vain the nonces of some are known: whoever bound
 * themselves to one of those would spoil the record of an honest match.
 */
function assertUnused({ seats, attempts }: TableRecord, seat: number, nonceHash?: string | null) {
  if (!nonceHash) return;
  const isOthers = seats.some((other, i) => i !== seat && other.nonceHash === nonceHash);
  const isKnown = (attempts ?? []).some((attempt) =>
    attempt.seats.some((one) => one.nonceHash === nonceHash && one.nonce !== null),
  );
  if (isOthers || isKnown) throw new Refusal('malformed', 'not a nonce of your own');
}

/** Names that read the same in every language; the screen marks them as bots. */
const BOT_NAMES = ['Ada', 'Blaise', 'Grace', 'Alan', 'Sofia', 'Emmy'];

const botName = (table: TableRecord): string =>
  BOT_NAMES.find((name) => table.seats.every((seat) => seat.name !== name)) ?? BOT_NAMES[0];
