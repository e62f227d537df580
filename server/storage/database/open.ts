import type { Kysely } from 'kysely';
import type { Place } from './place';
import type { Database } from './schema';
import { openFolder } from './sqlite';

export type Db = Kysely<Database>;

/** Opens the storage, making or upgrading it where needed; throws a `StorageError`. */
export const openStorage = (place: Place): Promise<Db> => open(place, 'anybody');

/**
 * The same for a server, as long as nobody has it alone: a folder for it alone, a database beside other servers.
 * Throws a `StorageInUse` where that cannot be.
 */
export const openStorageToServe = (place: Place): Promise<Db> => open(place, 'server');

/**
 * The same for who changes what others might have in memory: until it is closed, nobody else can open
 * it like this. Throws a `StorageInUse` where somebody has.
 */
export const openStorageAlone = (place: Place): Promise<Db> => open(place, 'alone');

/** Beside whom somebody opens the storage. */
export type Beside = 'anybody' | 'server' | 'alone';

async function open({ databaseUrl, ...folder }: Place, how: Beside): Promise<Db> {
  if (databaseUrl === undefined) return openFolder(folder, { alone: how !== 'anybody' });
  // whoever keeps everything in a folder need not load what speaks to PostgreSQL
  const { openDatabase } = await import('./postgres');
  return openDatabase(databaseUrl, how);
}
