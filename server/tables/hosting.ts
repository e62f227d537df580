import { Refusal } from '../refusal';
import { isLongAway, whoIsThere, type Situation } from './seats/presence';
import { isPerson, type TableRecord } from './table';

// Who is the host: nothing at a table may need somebody who is not there.

/** The table with a host who is there, as soon as the one before has been away for long and somebody else is. */
export function withHost(table: TableRecord, situation: Situation): TableRecord {
  const { host, status } = table;
  if (host === null || (status !== 'open' && status !== 'running')) return table;
  const others = whoIsThere(table, situation).filter((seat) => seat !== host);
  const seat = table.seats[host];
  const isGone = isLongAway(seat, situation.uptime) || seat.standIn === 'idle';
  if (others.length === 0 || !isGone) return table;
  return { ...table, host: nextHost(others, host), hostBefore: host };
}

/** Who is the host once the one before has left their seat; `null` where nobody else sits there. */
export function hostWithout(table: TableRecord, left: number): number | null {
  if (table.host !== left) return table.host;
  const others = table.seats.flatMap((seat, i) => (i !== left && isPerson(seat) ? [i] : []));
  return others.length === 0 ? null : nextHost(others, left);
}

/** The next in turn, and after the last the first. */
const nextHost = (others: readonly number[], before: number): number =>
  others.find((seat) => seat > before) ?? others[0];

/** The host's right in other hands: whose it was is told no longer. */
export function handHost(table: TableRecord, to: number): TableRecord {
  if (table.status === 'locked') throw new Refusal('started');
  if (!isPerson(table.seats[to])) throw new Refusal('noSeat');
  return { ...table, host: to, hostBefore: null };
}

/** The table without a former host who has left it, or is the host again. */
export const withoutLostHost = (table: TableRecord): TableRecord => {
  const { host, hostBefore, seats } = table;
  if (hostBefore === null) return table;
  const isThere = hostBefore < seats.length && isPerson(seats[hostBefore]) && hostBefore !== host;
  return isThere ? table : { ...table, hostBefore: null };
};
