import { Refusal } from '../../refusal';
import type { Banned, TableRecord } from '../table';

// Whom the host keeps out, and whom the host lets nobody hear: both are known again when they come back, by
// what their browser holds seats by, or by their name.

/** Somebody as they can be known again: by a name, and all that they may hold a seat by. */
type Known = { name: string | null; keys: readonly string[] };

/** How many people a table keeps out, and how many nobody is to hear. */
const MOST = 50;

/** Refuses whom the host has put out for good, and whoever would be called like them. */
export function assertNotBanned({ banned }: TableRecord, known: Known): void {
  const out = banned.filter((one) => !one.isMuted);
  if (out.some((one) => isHeldBy(one, known.keys))) throw new Refusal('banned');
  if (out.some((one) => isSame(one, known))) throw new Refusal('bannedName');
}

/** Somebody as they were when the host let nobody hear them, if that was so. */
export const mutedBefore = ({ banned }: TableRecord, known: Known): Banned | undefined =>
  banned.find((one) => one.isMuted === true && isSame(one, known));

/** The table that knows somebody again; the oldest go where there are too many. */
export function withBanned(table: TableRecord, one: Banned): TableRecord {
  if (one.isMuted && mutedBefore(table, { name: one.name, keys: [one.keyHash!] })) return table;
  const alike = table.banned.filter(({ isMuted }) => isMuted === one.isMuted);
  const gone = alike.length < MOST ? undefined : alike[0];
  return { ...table, banned: [...table.banned.filter((other) => other !== gone), one] };
}

/** The table at which somebody is heard again, whenever they come back. */
export const withoutMuted = (table: TableRecord, known: Known): TableRecord => ({
  ...table,
  banned: table.banned.filter((one) => !one.isMuted || !isSame(one, known)),
});

/** The table that knows nothing of them any more. */
export const withoutBanned = (table: TableRecord, keys: readonly string[]): TableRecord => ({
  ...table,
  banned: table.banned.filter((one) => !isHeldBy(one, keys)),
});

const isSame = (one: Banned, { name, keys }: Known): boolean =>
  isHeldBy(one, keys) ||
  (one.name !== null && name !== null && nameKey(one.name) === nameKey(name));

const isHeldBy = ({ keyHash }: Banned, keys: readonly string[]): boolean =>
  keyHash !== null && keys.includes(keyHash);

/** A name as it is compared: small differences make no other name. */
const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase() || name;
