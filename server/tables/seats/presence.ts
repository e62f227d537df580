import type { PlayerID } from '../../../shared/engine/game';
import { isPerson, type SeatRecord, type TableRecord } from '../table';

/** What there is to know of a table at one moment, besides what is stored. */
export type Situation = {
  /** The date. */
  now: number;
  /** What all that lasts is measured by. */
  uptime: number;
  /** The seats whose holder has a screen. */
  connected: ReadonlySet<PlayerID>;
  /** How the match stands; `null` where there is none at hand. */
  play: {
    /** Whom it waits for, as a spectator can tell. */
    awaited: readonly PlayerID[];
    /** The number of a spectator's position. */
    shown: number;
    /** Who has played something that all could see after one of those positions. */
    actedSince(shown: number): ReadonlySet<PlayerID>;
    /** The same, without those for whom a bot did. */
    playedSince(shown: number): ReadonlySet<PlayerID>;
    /** The uptime since which it waits for whom, as far as the match was in memory then. */
    since: ReadonlyMap<PlayerID, number>;
  } | null;
};

/** How long somebody is away before others may do without them, in milliseconds. */
export const LONG_AWAY = 2 * 60 * 1000;

/** A table whose people are away, or here: a match that is over misses nobody. */
const keepsPresence = ({ status }: TableRecord): boolean =>
  status !== 'over' && status !== 'stopped';

/** The table with since when each person has no screen. */
export function withPresence(
  table: TableRecord,
  situation: Pick<Situation, 'now' | 'uptime' | 'connected'>,
): TableRecord {
  if (!keepsPresence(table)) return table;
  return withSeats(table, (seat, i) => seatAt(seat, situation.connected.has(String(i)), situation));
}

function seatAt(
  seat: SeatRecord,
  isHere: boolean,
  { now, uptime }: Pick<Situation, 'now' | 'uptime'>,
): SeatRecord {
  if (isHere || !isPerson(seat)) return seat.away === null ? seat : { ...seat, away: null };
  return seat.away === null ? { ...seat, away: { since: now, at: uptime } } : seat;
}

/** The table with other seats; the very same where none is another one. */
export function withSeats(
  table: TableRecord,
  change: (seat: SeatRecord, i: number) => SeatRecord,
): TableRecord {
  const seats = table.seats.map(change);
  return seats.every((seat, i) => seat === table.seats[i]) ? table : { ...table, seats };
}

/** Whether somebody has been away for so long that others may do without them. */
export const isLongAway = ({ away }: SeatRecord, uptime: number, long = LONG_AWAY): boolean =>
  away !== null && uptime >= away.at + long;

/** The seats of the people who are there. */
export const whoIsThere = ({ seats }: TableRecord, { connected }: Situation): number[] =>
  seats.flatMap((seat, i) => (isPerson(seat) && connected.has(String(i)) ? [i] : []));

/** Whether a match that goes on waits for somebody who has been away for long. */
export const isOverdue = (table: TableRecord, i: number, { play, uptime }: Situation): boolean =>
  table.status === 'running' &&
  table.pausedAt === null &&
  play !== null &&
  play.awaited.includes(String(i)) &&
  isLongAway(table.seats[i], uptime);
