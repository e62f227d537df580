import { openStorageAlone, type Db } from '../storage/database/open';
import { nameOf, type Place } from '../storage/database/place';
import { reasonOf, StorageError } from '../storage/database/problems';
import { copyTables, isEmpty } from '../storage/database/transfer';

type Asked = {
  from: Place;
  /** The address of a database, or a folder. */
  to: string;
};

/**
 * Copies all that is kept in one place to another one where nothing is yet; it stays where it was as well.
 * Nobody may use either meanwhile. Says in a sentence what became of it.
 */
export async function move({ from, to }: Asked): Promise<{ ok: boolean; sentence: string }> {
  const open: Db[] = [];
  const there = placeAt(to);
  try {
    const source = await openStorageAlone(from);
    open.push(source);
    const target = await openStorageAlone(there);
    open.push(target);
    return { ok: true, sentence: await copy(source, target, there) };
  } catch (error) {
    return { ok: false, sentence: `nothing was moved to ${nameOf(there)}: ${reasonOf(error)}` };
  } finally {
    for (const db of open) await db.destroy();
  }
}

async function copy(source: Db, target: Db, there: Place): Promise<string> {
  if (!(await isEmpty(target))) throw new StorageError('something is kept there already');
  const sums = await target.transaction().execute(async (tx) => {
    // where nobody has kept anything, somebody may still have started a server
    for (const table of ['checked_builds', 'uptime'] as const) await tx.deleteFrom(table).execute();
    return copyTables(source, tx);
  });
  const rows = [...sums.values()].reduce((sum, part) => sum + part.rows, 0);
  const tables = sums.get('matches')!.rows;
  return `all is in ${nameOf(there)} now, and as it was: ${tables} ${tables === 1 ? 'table' : 'tables'}, ${rows} rows`;
}

const placeAt = (to: string): Place => ({
  dataDir: to,
  ...(isDatabase(to) && { databaseUrl: to }),
  durability: 'full',
});

/** Whether an argument is the address of a database, and no folder. */
export const isDatabase = (to: string): boolean =>
  /^postgres(ql)?:\/\//.test(to) && URL.canParse(to);
