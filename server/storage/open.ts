import type { Kysely } from 'kysely';
import type { Place } from './place';
import type { Database } from './schema';
import { openFolder } from './sqlite';

export type Db = Kysely<Database>;

/** Opens the storage, making or upgrading it where needed; throws a `StorageError`. */
export const openStorage = (place: Place): Promise<Db> => open(place, false);

/**
 * The same for who changes what others might have in memory: until it is closed, nobody else can open
 * it like this. Throws a `StorageInUse` where somebody has.
 */
export const openStorageAlone = (place: Place): Promise<Db> => open(place, true);

async function open({ databaseUrl, ...folder }: Place, alone: boolean): Promise<Db> {
  if (databaseUrl === undefined) return openFolder(folder, { alone });
  // whoever keeps everything in a folder need not load what speaks to PostgreSQL
  const { openDatabase } = await import('./postgres');
  return openDatabase(databaseUrl, alone);
}
