import { Refusal } from '../../refusal';
import type { SeatRecord, TableRecord } from '../table';

// What changes of a table and its seats have in common.

/** Throws unless nothing is dealt at the table yet. */
export function assertOpen(table: TableRecord) {
  if (table.status === 'open') return;
  throw new Refusal(table.status === 'over' ? 'over' : 'started');
}

/** Throws while the table is being dealt, and once its match is over. */
export function assertPlayable(table: TableRecord) {
  if (table.status === 'over') throw new Refusal('over');
  if (table.status === 'locked') throw new Refusal('started');
}

/** The table with another record of a seat. */
export const withSeat = (table: TableRecord, seat: number, record: SeatRecord): TableRecord => ({
  ...table,
  seats: table.seats.map((other, i) => (i === seat ? record : other)),
});
