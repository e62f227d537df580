import { Refusal } from '../../refusal';
import { isLongAway, withSeats, type Situation } from './presence';
import { isPerson, type TableRecord } from '../table';

// Whoever is there and does not decide keeps the others waiting as well: a laptop that was left open. Where no
// clock runs, nothing happens to them by itself; but after a while others may let a bot play.

const MINUTE = 60 * 1000;

/** How long somebody who is there may take to decide before others may do without them, in milliseconds. */
const IDLE_AFTER = 10 * MINUTE;

/** From when on it is written down how long they take, so that it outlasts a restart: most are quicker, and cost nothing. */
const NOTED = MINUTE;

/** Whether a match without a clock has waited for long for somebody who is there. */
export const isIdle = (
  table: TableRecord,
  i: number,
  { play, uptime, connected }: Situation,
): boolean =>
  table.status === 'running' &&
  table.clock === 0 &&
  table.pausedAt === null &&
  play !== null &&
  play.awaited.includes(String(i)) &&
  connected.has(String(i)) &&
  table.seats[i].waitedUntil !== null &&
  uptime >= table.seats[i].waitedUntil;

/** The table with the time from which on others may do without whoever takes long. */
export function withIdling(table: TableRecord, situation: Situation): TableRecord {
  if (table.clock !== 0 || table.pausedAt !== null) return table;
  const { play, uptime } = situation;
  const next = withSeats(table, (seat, i) => {
    const id = String(i);
    const isWaitedFor =
      table.status === 'running' &&
      play !== null &&
      play.awaited.includes(id) &&
      isPerson(seat) &&
      seat.standIn === null &&
      // whoever only loads the page again begins no new time
      !isLongAway(seat, uptime);
    const isOver = seat.waitedUntil !== null && play?.actedSince(table.clockedAt).has(id);
    const known = isWaitedFor && !isOver ? seat.waitedUntil : null;
    const since = isWaitedFor ? play.since.get(id) : undefined;
    const noted = since !== undefined && uptime >= since + NOTED ? since + IDLE_AFTER : null;
    const waitedUntil = known ?? noted;
    return waitedUntil === seat.waitedUntil ? seat : { ...seat, waitedUntil };
  });
  return next === table || play === null ? next : { ...next, clockedAt: play.shown };
}

/** When something of that is next due; `null` where nothing is. */
export function nextIdling(
  { clock, seats, pausedAt, status }: TableRecord,
  { play, uptime }: Situation,
): number | null {
  if (clock !== 0 || pausedAt !== null || status !== 'running' || play === null) return null;
  const due = seats.flatMap((seat, i) => {
    const since = play.since.get(String(i));
    if (seat.waitedUntil !== null) return seat.waitedUntil;
    return isPerson(seat) && seat.standIn === null && since !== undefined ? since + NOTED : [];
  });
  const coming = due.filter((at) => at > uptime);
  return coming.length > 0 ? Math.min(...coming) : null;
}

/** Somebody says that they are there: no bot plays for them any more, and they have all the time again. A clock takes no word. */
export function sayBack(
  table: TableRecord,
  seat: number,
  { play, uptime }: Situation,
): TableRecord {
  const { standIn, waitedUntil } = table.seats[seat];
  const isAsked = standIn !== null || (waitedUntil !== null && uptime >= waitedUntil);
  if (table.clock !== 0 || !isAsked || play === null) throw new Refusal('noVote');
  const next = withSeats(table, (one, i) =>
    i === seat ? { ...one, standIn: null, waitedUntil: uptime + IDLE_AFTER } : one,
  );
  return { ...next, clockedAt: play.shown };
}
