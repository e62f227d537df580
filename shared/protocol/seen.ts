import type { Strength, Table } from './table';

// Apart from what is done with it: the first page reads what is kept, and needs no more.

/** What was seen of a table by who sits there. */
export type Witness = {
  /** The server's commitment as it was first shown. */
  commitment?: string;
  /** Every table that was shown locked, oldest first. */
  locks?: SeenLock[];
  /** Whether another device of theirs came after this one, and gave its own nonce. */
  isShared?: boolean;
};

/** A table as it was shown when it was locked. */
export type SeenLock = {
  version: number;
  options: Table['setupData'];
  seats: SeenSeat[];
  /** Whether our nonce was told to it. */
  told: boolean;
};

type SeenSeat = { name: string; bot: Strength | null; nonceHash: string | null };

/** How many locks are kept of one table; no honest server has more. */
export const MOST_LOCKS = 20;

/** Whether something read from outside is a list of locks. */
export const isLocks = (thing: unknown): thing is SeenLock[] =>
  Array.isArray(thing) && thing.length <= MOST_LOCKS && thing.every(isLock);

function isLock(thing: unknown): thing is SeenLock {
  if (typeof thing !== 'object' || thing === null) return false;
  const { version, options, seats, told } = thing as SeenLock;
  return (
    typeof version === 'number' &&
    typeof options === 'object' &&
    options !== null &&
    typeof told === 'boolean' &&
    Array.isArray(seats) &&
    seats.every(
      (seat: SeenSeat | null) =>
        typeof seat?.name === 'string' && isTextOrNull(seat.bot) && isTextOrNull(seat.nonceHash),
    )
  );
}

const isTextOrNull = (thing: unknown) => thing === null || typeof thing === 'string';
