import type { GameModule, PlayerID } from '../../../shared/engine/game';
import type { Absence, Clock } from '../../../shared/protocol/table';
import { Refusal } from '../../refusal';
import { newCode } from '../codes';
import { checkedOptions, EMPTY_SEAT, isEmpty, seatNumber, type TableRecord } from '../table';
import { assertOpen, assertPlayable } from './change';

// What a host arranges before the match: how many seats there are and who sits where, how and when it is played,
// who may come. Each takes a table and returns the changed one, or throws a refusal.

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
    // where theirs goes the next one begins
    first: table.first === null ? null : shifted(table.first, seat)! % (table.seats.length - 1),
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
    // what has been played already stays theirs who sit there
    first: table.first === null || table.beginning !== null ? table.first : to(table.first),
    seats: table.seats.map((_, i) => table.seats[to(i)]),
  };
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
