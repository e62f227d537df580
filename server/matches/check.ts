import { setImmediate } from 'node:timers/promises';
import { allowed } from '../../shared/engine/playLog';
import { positionHash } from '../../shared/engine/positionHash';
import type { EngineLoader } from '../../shared/games/past';
import { dealOf } from '../tables/table';
import { actionsAfter } from '../storage/actions';
import type { Db } from '../storage/database/open';
import { loadTable } from '../storage/tables';

/** A running match that this build could not go on with, and why. */
export type Unplayable = { id: string; game: string; version: number; problem: string };

/** What was found: how many running matches there are, and those that cannot go on. */
export type CheckResult = { matches: number; unplayable: Unplayable[] };

/** How long it plays before all else has its turn, in milliseconds: nobody is served yet. */
const SLICE = 50;

export type Checking = {
  loadEngine: EngineLoader;
  /** Ends it; it throws then. */
  signal?: AbortSignal;
  /** Is told how many matches are done, and how many there are, before each and now and then. */
  onProgress?(done: number, matches: number): void;
};

/**
 * Plays the log of every running match by the rules it was dealt under, and compares where that leads
 * with what was noted when it was played. In slices: whoever started it can look on, and end it.
 */
export async function checkMatches(
  db: Db,
  { loadEngine, signal, onProgress }: Checking,
): Promise<CheckResult> {
  const running = await db
    .selectFrom('matches')
    .leftJoin('positions', 'positions.match', 'matches.id')
    .select(['id', 'game', 'version', 'seq', 'hash'])
    .where('status', '=', 'running')
    .orderBy('id')
    .execute();
  const unplayable: Unplayable[] = [];
  let end = 0;
  const pauseAt = async (done: number) => {
    if (performance.now() < end) return;
    onProgress?.(done, running.length);
    await setImmediate();
    signal?.throwIfAborted();
    end = performance.now() + SLICE;
  };
  for (const [done, { id, game, version, seq, hash }] of running.entries()) {
    const noted = seq === null || hash === null ? null : { seq, hash };
    const pause = () => pauseAt(done);
    await pause();
    const problem = await problemOf(db, { id, noted, loadEngine, pause }).catch(
      (error: unknown) => (error as Error).message,
    );
    signal?.throwIfAborted();
    if (problem !== null) unplayable.push({ id, game, version, problem });
  }
  return { matches: running.length, unplayable };
}

type Asked = {
  id: string;
  noted: { seq: number; hash: string } | null;
  loadEngine: EngineLoader;
  /** Lets all else have its turn, where that is due. */
  pause(): Promise<void>;
};

/** Why a match could not go on; `null` where it can. Throws where its rules or its rows do. */
async function problemOf(db: Db, { id, noted, loadEngine, pause }: Asked): Promise<string | null> {
  const table = (await loadTable(db, id))!;
  const engine = await loadEngine(table.game, table.version);
  if (engine === null) return `version ${table.version} of its rules is not at hand`;
  let position = engine.start(dealOf(table));
  let seq = 0;
  for await (const actions of actionsAfter(db, id, 0))
    for (const action of actions) {
      await pause();
      ({ position } = allowed(engine.act(position, action), ++seq));
      if (seq === noted?.seq && positionHash(position) !== noted.hash)
        return `after action ${seq} it is not what it was`;
    }
  return noted !== null && seq < noted.seq ? 'the end of its log is missing' : null;
}
