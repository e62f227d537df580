import { readFile } from 'node:fs/promises';
import type { Action } from '../../shared/engine/engine';
import { readAction } from '../../shared/engine/log';
import type { MatchReport } from '../../shared/engine/matchFile';
import { engineLoader } from '../../shared/games';
import type { EngineLoader } from '../../shared/games/past';
import { dealOf } from '../tables/table';
import { replayFile } from '../matches/fault';
import { createMatchModel } from '../matches/model';
import { actionsOf } from '../storage/actions';
import { openStorageAlone, type Db } from '../storage/database/open';
import type { Place } from '../storage/database/place';
import { loadTable, saveTable } from '../storage/tables';

type Sought = Omit<Place, 'durability'> & {
  /** What the players read out, and the log says. */
  reference: string;
  loadEngine?: EngineLoader;
};

/**
 * Sets a stopped match going again, after its rules were mended: only when the whole log can be
 * played by the rules it was dealt under, and what it stopped at as well. Says in a sentence what became of it.
 */
export async function resume(sought: Sought): Promise<{ ok: boolean; sentence: string }> {
  let db: Db | null = null;
  try {
    db = await openStorageAlone({ ...sought, durability: 'full' });
    return { ok: true, sentence: await setGoing(db, sought) };
  } catch (error) {
    return { ok: false, sentence: (error as Error).message };
  } finally {
    await db?.destroy();
  }
}

async function setGoing(
  db: Db,
  { dataDir, reference, loadEngine = engineLoader() }: Sought,
): Promise<string> {
  const row = await db
    .selectFrom('matches')
    .select('id')
    .where('fault', '=', reference.toUpperCase())
    .where('status', '=', 'stopped')
    .executeTakeFirst();
  const table = row && (await loadTable(db, row.id));
  if (!table) throw new Error(`no match was stopped under the reference ${reference}`);
  const engine = await loadEngine(table.game, table.version);
  if (engine === null)
    throw new Error(`version ${table.version} of the rules of ${table.game} is not at hand`);
  const actions = await actionsOf(db, table.id);
  try {
    const play = createMatchModel(engine, dealOf(table), actions);
    const failed = await failedAction(dataDir, reference);
    if (failed !== null) play.prepare(failed, () => ({ packed: true, official: true }));
  } catch (error) {
    throw new Error(`it would stop again: ${(error as Error).stack ?? String(error)}`, {
      cause: error,
    });
  }
  await saveTable(db, table, { ...table, status: 'running', fault: null });
  return `the match goes on after action ${actions.length}, once the server is started`;
}

/** What was being carried out when it stopped; `null` where nothing was, or the file is gone. */
async function failedAction(dataDir: string, reference: string): Promise<Action | null> {
  const text = await readFile(replayFile(dataDir, reference.toUpperCase()), 'utf8').catch(
    () => null,
  );
  if (text === null) return null;
  const { stopped } = JSON.parse(text) as MatchReport;
  return stopped?.failed ? readAction(stopped.failed) : null;
}
