import type { PastHolder, SeatRecord, TableRecord } from '../table';

/** The table after a change, with who has given up a seat of its match by it: the log goes on to name them. */
export function withPastHolders(
  before: TableRecord,
  after: TableRecord,
  until: number,
): TableRecord {
  if (before.matchSeed === null) return after;
  const gone = before.seats.flatMap((seat, i): PastHolder[] => {
    if (seat.name === null || isSameHolder(seat, after.seats[i])) return [];
    const { name, bot, keyHash } = seat;
    return [{ seat: i, until, name, bot, keyHash }];
  });
  const pastHolders = gone.reduce(withPastHolder, after.pastHolders);
  return pastHolders === after.pastHolders ? after : { ...after, pastHolders };
}

/** The list with one more; however often somebody comes and goes in between two actions, they are on it once. */
function withPastHolder(known: PastHolder[], gone: PastHolder): PastHolder[] {
  const isSame = (one: PastHolder) =>
    one.name === gone.name && one.bot === gone.bot && one.keyHash === gone.keyHash;
  const ofSeat = known.filter(({ seat }) => seat === gone.seat);
  if (ofSeat.some((one) => isSame(one) && one.until === gone.until)) return known;
  const last = ofSeat.at(-1);
  // nobody else had the seat since
  if (last && isSame(last)) return known.map((one) => (one === last ? gone : one));
  return [...known, gone];
}

const isSameHolder = (a: SeatRecord, b: SeatRecord): boolean =>
  a.sitting === b.sitting &&
  (a.bot === null) === (b.bot === null) &&
  (a.bot === null || a.name === b.name);

/**
 * Who played a seat in an action: what they were called, `null` where they have had that erased, and
 * nothing at all where it is who holds the seat now.
 */
export function holderAt(
  { pastHolders }: TableRecord,
  seat: number,
  seq: number,
): { name?: string | null } {
  const past = pastHolders.find((holder) => holder.seat === seat && holder.until >= seq);
  return past ? { name: past.name } : {};
}
