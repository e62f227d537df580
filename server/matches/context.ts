import type { PlayerID } from '../../shared/engine/game';
import type { Logger } from 'pino';
import type { Referee } from '../../shared/engine/engine';
import type { Table } from '../../shared/protocol/table';
import { tableJson } from '../tables/json';
import { dealOf, isDealtBy, underRules, type TableRecord } from '../tables/table';
import { Refusal } from '../refusal';
import { withFreeCode } from '../storage/codes';
import { loadTable, saveTable, TableChanged } from '../storage/tables';
import { createCheckpoints, type Checkpoints } from './checkpoints';
import type { Play } from './prepare';
import { createQueue } from './mailbox';
import { sendSync, tellTable, unseat } from './broadcast';
import { createWatchers, type Watchers } from './subscribers';
import type { World } from './services';

/** What there is of a table while it is in memory. Its jobs alone change it, one at a time. */
export type Live = {
  readonly world: World;
  readonly log: Logger;
  readonly referee: Referee;
  readonly watchers: Watchers;
  readonly checkpoints: Checkpoints;
  /** The table as it is stored; `keep` changes it. */
  record: TableRecord;
  /** The match, once the cards are dealt. */
  play: Play | null;
  /** What the lobby shows of it. */
  json(): Table;
  awaited(): PlayerID[];
  /** Whether the match runs, but was dealt by rules that are not at hand. */
  waitsForRules(): boolean;
  /** Stores the table; refused where somebody else has stored another, which everybody is shown then. */
  keep(next: TableRecord, updatedAt?: number): Promise<void>;
  /** Stores the table, and then tells everybody at it. */
  keepAndTell(next: TableRecord, updatedAt?: number): Promise<void>;
  /** Does a job when all earlier ones are done. */
  run<T>(job: () => Promise<T> | T): Promise<T>;
  /** The same for what nobody asked for and nobody waits for: the log alone hears when it fails. */
  inTime(job: () => Promise<void>): void;
  /** Whether a job is not done yet. */
  isBusy(): boolean;
  /** Resolves when all jobs so far are done. */
  drained(): Promise<void>;
};

export function createLive(world: World, stored: TableRecord): Live {
  const queue = createQueue();
  const referee = world.referee(stored.game);
  const live: Live = {
    ...queue,
    world,
    log: world.log.child({ match: stored.id.slice(0, 4), game: stored.game }),
    referee,
    watchers: createWatchers(),
    checkpoints: createCheckpoints(world, referee, stored.id),
    record: underRules(referee.module, stored),
    play: null,

    awaited: () => (live.play ? live.referee.awaited(live.play.position()) : []),

    waitsForRules: () =>
      live.record.status === 'running' && !isDealtBy(live.referee.module, live.record),

    json: () =>
      tableJson(live.record, {
        awaited: live.awaited(),
        waitsForRules: live.waitsForRules(),
        connected: live.watchers.connected(),
        watching: live.watchers.spectators(),
        now: world.now(),
      }),

    async keep(next, updatedAt = world.now()) {
      try {
        live.record = await withFreeCode({ ...next, updatedAt }, (coded) =>
          saveTable(world.db, live.record, coded),
        );
      } catch (error) {
        if (!(error instanceof TableChanged)) throw error;
        live.log.warn({ err: error }, 'table read anew');
        await readAnew();
        throw new Refusal('stale', 'somebody else changed the table meanwhile');
      }
    },

    async keepAndTell(next, updatedAt) {
      await live.keep(next, updatedAt);
      tellTable(live.watchers, live.json());
    },

    inTime: (job) =>
      void queue
        .run(job)
        .catch((error: unknown) => live.log.error({ err: error }, 'match faltered')),
  };

  async function readAnew() {
    const before = live.record;
    const stored = await loadTable(world.db, before.id);
    if (stored === null) throw new Refusal('unknownMatch');
    live.record = underRules(referee.module, stored);
    unseat(live.watchers, before, stored);
    if (live.play === null && stored.matchSeed !== null && isDealtBy(referee.module, stored)) {
      live.play = await live.checkpoints.load(dealOf(stored));
      for (const watcher of live.watchers.all) sendSync(watcher, live.play, live.json());
    }
    tellTable(live.watchers, live.json());
  }

  return live;
}
