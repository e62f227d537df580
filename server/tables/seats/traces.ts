import type { TableRecord } from '../table';

// What a table knows of people beyond its seats: who tried to have it dealt, held a seat before, or was put out.

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

/** The table with the same change wherever somebody sat by one of these when it was tried to deal. */
export const withTries = (
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
