import { withSeats, type Situation } from './seats/presence';
import { isPerson, type SeatRecord, type TableRecord } from './table';

// A clock counts the uptime, not the date: it stands still while the server is down, and whoever sets the
// machine's clock throws nobody out. All that it depends on is what everybody sees: a secret choice that
// is made anew must not show.

const MINUTE = 60 * 1000;

/**
 * The table with the time by which everybody who is waited for has to decide; where that has come, with a
 * bot for this decision, or for as long as they are away.
 */
export function withDeadlines(table: TableRecord, situation: Situation): TableRecord {
  if (table.clock === 0) return table;
  if (table.status !== 'running') return withSeats(table, untimed);
  if (table.pausedAt !== null || situation.play === null) return table;
  const { awaited, shown, actedSince } = situation.play;
  const acted = actedSince(table.clockedAt);
  const timed = withSeats(table, (seat, i) => {
    const id = String(i);
    const hasActed = acted.has(id);
    const isAwaited = awaited.includes(id);
    const decided = seat.standIn === 'decision' && (hasActed || !isAwaited);
    const own = decided ? { ...seat, standIn: null } : seat;
    if (!isPerson(own) || own.standIn !== null || !isAwaited) return untimed(own);
    if (own.waitedUntil === null || hasActed)
      return { ...own, waitedUntil: situation.uptime + table.clock * MINUTE };
    if (situation.uptime < own.waitedUntil) return own;
    return {
      ...own,
      waitedUntil: null,
      standIn: situation.connected.has(id) ? 'decision' : 'away',
    };
  });
  return timed.clockedAt === shown ? timed : { ...timed, clockedAt: shown };
}

const untimed = (seat: SeatRecord): SeatRecord =>
  seat.waitedUntil === null ? seat : { ...seat, waitedUntil: null };

/** The table with all clocks as if so much time had not passed. */
export const givenBack = (table: TableRecord, milliseconds: number): TableRecord =>
  withSeats(table, (seat) =>
    seat.waitedUntil === null ? seat : { ...seat, waitedUntil: seat.waitedUntil + milliseconds },
  );

/** How much time a seat has left; `null` where none is counted. */
export const timeLeft = ({ clock, pausedAt }: TableRecord, seat: SeatRecord, uptime: number) =>
  clock === 0 || seat.waitedUntil === null
    ? null
    : Math.max(0, seat.waitedUntil - (pausedAt ?? uptime));
