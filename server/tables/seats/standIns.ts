import { Refusal } from '../../refusal';
import { isIdle } from './idling';
import { isOverdue, whoIsThere, withSeats, type Situation } from './presence';
import { isPerson, type TableRecord } from '../table';

// A bot keeps the seat of somebody who is away warm. The seat stays theirs: nobody else can take it, and
// nobody is shown what it holds.

/** The table with a bot for each who keeps the others waiting, where that is its rule; and with none for who is back. */
export const withStandIns = (table: TableRecord, situation: Situation): TableRecord =>
  withSeats(table, (seat, i) => {
    const isHere = situation.connected.has(String(i));
    if (seat.standIn === 'away' && isHere) return { ...seat, standIn: null };
    if (seat.standIn === 'idle' && !isHere) return { ...seat, standIn: 'away' };
    if (seat.standIn === 'idle' && situation.play?.playedSince(table.clockedAt).has(String(i)))
      return { ...seat, standIn: null };
    if (table.absence !== 'bot' || seat.standIn !== null) return seat;
    // where nobody is there nobody waits
    const isMissed = isOverdue(table, i, situation) && whoIsThere(table, situation).length > 0;
    return isMissed ? { ...seat, standIn: 'away' } : seat;
  });

/** Lets a bot play for a person who is away, or does not decide, until they are back. */
export function standIn(table: TableRecord, seat: number, situation: Situation): TableRecord {
  if (table.status !== 'running')
    throw new Refusal(table.status === 'over' ? 'over' : 'notStarted');
  if (!isPerson(table.seats[seat])) throw new Refusal('noSeat');
  const isHere = situation.connected.has(String(seat));
  if (isHere && !isIdle(table, seat, situation)) throw new Refusal('notAway');
  const kind = isHere ? 'idle' : 'away';
  const next = withSeats(table, (one, i) =>
    i === seat ? { ...one, standIn: kind, waitedUntil: null } : one,
  );
  // what they play from now on brings them back
  return isHere ? { ...next, clockedAt: situation.play!.shown } : next;
}

/** Has the match wait again for whoever holds a seat. */
export const endStandIn = (table: TableRecord, seat: number): TableRecord =>
  withSeats(table, (one, i) =>
    i === seat && one.standIn !== null ? { ...one, standIn: null } : one,
  );
