import type { GameModule, PlayerID } from '../../../shared/engine/game';
import type { Absence, Clock, Look, Strength } from '../../../shared/protocol/table';
import { holds, type Holder } from '../../players/holder';
import { Refusal } from '../../refusal';
import { assertNotBanned, mutedBefore, withBanned, withoutMuted } from './bans';
import { newCode } from '../codes';
import { newSitting } from '../ids';
import {
  checkedOptions,
  EMPTY_SEAT,
  isEmpty,
  isPerson,
  seatNumber,
  type SeatRecord,
  type TableRecord,
} from '../table';

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

/** Puts whoever holds a seat out, and keeps them from sitting down again. */
export function ban(table: TableRecord, seat: number): TableRecord {
  const { name, keyHash } = table.seats[seat];
  if (!isPerson(table.seats[seat])) throw new Refusal('noSeat');
  const theirs = [...table.seats.keys()].filter(
    (i) => i === seat || (i !== table.host && table.seats[i].keyHash === keyHash),
  );
  return withBanned(theirs.reduce(free, table), { name, keyHash });
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

/** The table at which whatever is known of whoever held a seat by one of these is known of them by something else. */
export function claimTraces(
  table: TableRecord,
  keys: readonly string[],
  keyHash: string,
): TableRecord {
  if (!isRemembered(table, keys)) return table;
  return {
    ...withTries(table, keys, { keyHash }),
    banned: table.banned.map((one) =>
      one.keyHash !== null && keys.includes(one.keyHash) ? { ...one, keyHash } : one,
    ),
  };
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

/** Whether the table knows whoever held a seat by one of these: from a try to deal, from the match, or as put out. */
export const isRemembered = (
  { attempts, pastHolders, banned }: TableRecord,
  keys: readonly string[],
): boolean =>
  [...pastHolders, ...banned, ...(attempts ?? []).flatMap(({ seats }) => seats)].some(
    ({ keyHash }) => keyHash !== null && keys.includes(keyHash),
  );

/**
 * The table without the name of who held a seat by one of these, and has left since. Who was put out stays so,
 * without a name: by what their browser holds seats by.
 */
export function withoutPastHolder(table: TableRecord, keys: readonly string[]): TableRecord {
  const nameless = withTries(table, keys, { name: null, keyHash: null });
  return {
    ...nameless,
    banned: table.banned.map((one) =>
      one.keyHash !== null && keys.includes(one.keyHash) ? { ...one, name: null } : one,
    ),
  };
}

/**
 * A table whose seat is empty; if its host sat there, another person is. Whoever sits down at a seat of a
 * match sees its hand: once the cards are dealt, that takes the host's word.
 */
function vacated(table: TableRecord, seat: number): TableRecord {
  const { name, keyHash, muted } = table.seats[seat];
  const known = muted ? withBanned(table, { name, keyHash, isMuted: true }) : table;
  const freed = withSeat(known, seat, emptied(table, seat));
  const next = freed.seats.findIndex(isPerson);
  const host = table.host !== seat ? table.host : next < 0 ? null : next;
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

/** Takes an empty seat away; the seats after it move down by one. */
export function close(table: TableRecord, seat: number, module: GameModule): TableRecord {
  assertOpen(table);
  if (table.beginning !== null) throw new Refusal('badPlayers', OF_ANOTHER);
  if (!isEmpty(table.seats[seat])) throw new Refusal('taken');
  if (table.seats.length <= module.players.min) throw new Refusal('badPlayers');
  return {
    ...table,
    seats: table.seats.filter((_, i) => i !== seat),
    host: shifted(table.host, seat),
    hostBefore: shifted(table.hostBefore, seat),
    // who has agreed to what is asked again
    votes: [],
  };
}

/** A seat's number when another one was taken away. */
const shifted = (seat: number | null, gone: number): number | null =>
  seat !== null && seat > gone ? seat - 1 : seat;

export function addSeat(table: TableRecord, module: GameModule): TableRecord {
  assertOpen(table);
  if (table.beginning !== null) throw new Refusal('badPlayers', OF_ANOTHER);
  if (table.seats.length >= module.players.max) throw new Refusal('badPlayers');
  return { ...table, seats: [...table.seats, EMPTY_SEAT] };
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

/** Two seats change places, with all that is theirs: the host's right, and of everybody who moves to an empty seat. */
export function swap(
  table: TableRecord,
  by: number,
  seat: number,
  playerID: PlayerID,
): TableRecord {
  assertOpen(table);
  const other = seatNumber(table, playerID);
  if (other === null) throw new Refusal('noSeat', 'this table has no such seat');
  if (by !== table.host) {
    if (by !== seat) throw new Refusal('notHost');
    if (!isEmpty(table.seats[other])) throw new Refusal('taken');
  }
  const to = (i: number) => (i === seat ? other : i === other ? seat : i);
  return {
    ...table,
    host: table.host === null ? null : to(table.host),
    hostBefore: table.hostBefore === null ? null : to(table.hostBefore),
    seats: table.seats.map((_, i) => table.seats[to(i)]),
  };
}

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

/** Other options; who was ready for the old ones is asked again. */
export function setOptions(table: TableRecord, module: GameModule, given: unknown): TableRecord {
  assertOpen(table);
  if (table.beginning !== null) throw new Refusal('badOptions', OF_ANOTHER);
  return {
    ...table,
    options: checkedOptions(module, { ...table.options, ...Object(given) }),
    seats: table.seats.map((seat) => ({ ...seat, ready: seat.bot !== null })),
  };
}

/** How long the table waits for whom; who was ready for something else is asked again. */
export function setWaiting(
  table: TableRecord,
  { absence = table.absence, clock = table.clock }: { absence?: Absence; clock?: Clock },
): TableRecord {
  assertOpen(table);
  return {
    ...table,
    absence,
    clock,
    seats: table.seats.map((seat) => ({ ...seat, ready: seat.bot !== null })),
  };
}

/** Lets others sit down, or nobody else: whoever was put out could come straight back. */
export function admitNewcomers(table: TableRecord, admit: boolean): TableRecord {
  assertPlayable(table);
  return { ...table, noNewcomers: !admit };
}

/** Another code to read out, for a day. */
export function renewCode(table: TableRecord, now: number): TableRecord {
  assertOpen(table);
  return { ...table, ...newCode(now) };
}

const OF_ANOTHER = 'they are those of the match that this one goes on from';

function assertOpen(table: TableRecord) {
  if (table.status === 'open') return;
  throw new Refusal(table.status === 'over' ? 'over' : 'started');
}

function assertPlayable(table: TableRecord) {
  if (table.status === 'over') throw new Refusal('over');
  if (table.status === 'locked') throw new Refusal('started');
}

const withSeat = (table: TableRecord, seat: number, record: SeatRecord): TableRecord => ({
  ...table,
  seats: table.seats.map((other, i) => (i === seat ? record : other)),
});

/** The table with the same change wherever somebody sat by one of these when it was tried to deal. */
const withTries = (
  table: TableRecord,
  keys: readonly string[],
  change: { name?: null; keyHash: string | null },
): TableRecord => ({
  ...table,
  pastHolders: table.pastHolders.map((holder) =>
    holder.keyHash !== null && keys.includes(holder.keyHash) ? { ...holder, ...change } : holder,
  ),
  attempts:
    table.attempts &&
    table.attempts.map((attempt) => ({
      ...attempt,
      seats: attempt.seats.map((seat) =>
        seat.keyHash !== null && keys.includes(seat.keyHash) ? { ...seat, ...change } : seat,
      ),
    })),
});

/** Names that read the same in every language; the screen marks them as bots. */
const BOT_NAMES = ['Ada', 'Blaise', 'Grace', 'Alan', 'Sofia', 'Emmy'];

const botName = (table: TableRecord): string =>
  BOT_NAMES.find((name) => table.seats.every((seat) => seat.name !== name)) ?? BOT_NAMES[0];
