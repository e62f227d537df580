import type { TableRecord } from '../lobby/table';
import { Refusal } from '../refusal';
import { dropCodes, tablesWithOldCode, withFreeCode } from '../storage/codes';
import { deleteExpired } from '../storage/expiry';
import { dropSnapshots } from '../storage/snapshots';
import { addTable, countOpen, loadTable } from '../storage/tables';
import { openMatch, type Match } from './match';
import type { World } from './world';

/** The live matches: loaded when somebody needs them, dropped when nobody does. */
export type Matches = {
  /** The match of this title with this id; refused when there is none. */
  get(game: string, id: string): Promise<Match>;
  /** Stores a new table, and opens it. */
  add(table: TableRecord): Promise<Match>;
  /** Forgets what nobody looks at, and deletes what is kept no longer; done by itself once a minute. */
  sweep(): Promise<void>;
  /** How many are in memory. */
  count(): number;
  /** Resolves when everything that was begun is done. */
  close(): Promise<void>;
};

/** How often idle matches are looked for, in milliseconds. */
const SWEEP = 60_000;
/** How long a snapshot of a match nobody plays is kept, in milliseconds: it is made anew when somebody comes back. */
const SNAPSHOT_KEPT = 7 * 24 * 60 * 60 * 1000;

export function createMatches(world: World): Matches {
  const live = new Map<string, Promise<Match>>();

  const sweeper = setInterval(() => {
    void sweep().catch((error: unknown) => world.log.error({ err: error }, 'sweep failed'));
  }, SWEEP);
  sweeper.unref();

  async function sweep() {
    const now = world.now();
    await dropIdle();
    await dropOldCodes(now);
    const gone = await deleteExpired(world.db, { ...world.config, now, live: [...live.keys()] });
    if (gone > 0) world.log.info({ tables: gone }, 'old tables deleted');
    const before = now - SNAPSHOT_KEPT;
    await dropSnapshots(world.db, { build: world.build, before, live: [...live.keys()] });
  }

  async function dropIdle() {
    for (const [id, opening] of live) {
      const match = await opening.catch(() => null);
      if (match !== null && !match.isIdle()) continue;
      live.delete(id);
      // nothing of it may go on while another one is opened in its place
      await match?.close();
    }
  }

  /** Frees the codes whose time is up, so that they can be given out again. */
  async function dropOldCodes(now: number) {
    const stored: string[] = [];
    for (const id of await tablesWithOldCode(world.db, now)) {
      const match = await live.get(id)?.catch(() => null);
      if (match) await match.dropOldCode(now);
      else stored.push(id);
    }
    if (stored.length > 0) await dropCodes(world.db, stored);
  }

  async function load(id: string): Promise<Match> {
    const table = await loadTable(world.db, id);
    if (table === null) throw new Refusal('unknownMatch');
    return openMatch(world, table);
  }

  function opened(id: string): Promise<Match> {
    const known = live.get(id);
    if (known) return known;
    const opening = load(id);
    live.set(id, opening);
    opening.catch(() => live.delete(id));
    return opening;
  }

  return {
    async get(game, id) {
      const opening = opened(id);
      const match = await opening;
      match.touch();
      // it was dropped as idle just now: two live ones would both write
      if (live.get(id) !== opening) return this.get(game, id);
      if (match.record().game !== game) throw new Refusal('unknownMatch');
      return match;
    },

    async add(table) {
      if ((await countOpen(world.db)) >= world.config.limits.openTables)
        throw new Refusal('tooMany');
      await withFreeCode(table, (coded) => addTable(world.db, coded));
      return opened(table.id);
    },

    sweep,
    count: () => live.size,

    async close() {
      clearInterval(sweeper);
      const matches = await Promise.allSettled(live.values());
      await Promise.all(matches.map((m) => (m.status === 'fulfilled' ? m.value.close() : null)));
    },
  };
}
