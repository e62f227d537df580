import type { PlayerID } from 'boardgame.io';
import type { Logger } from 'pino';
import type { Referee } from '../../shared/core/referee';
import type { Table } from '../../shared/protocol/table';
import { tableJson } from '../lobby/json';
import { isDealtBy, underRules, type TableRecord } from '../lobby/table';
import { saveTable } from '../storage/tables';
import type { Play } from './play';
import { createQueue } from './queue';
import { tellTable } from './tell';
import { createWatchers, type Watchers } from './watchers';
import type { World } from './world';

/** What there is of a table while it is in memory. Its jobs alone change it, one at a time. */
export type Live = {
  readonly world: World;
  readonly log: Logger;
  readonly referee: Referee;
  readonly watchers: Watchers;
  /** The table as it is stored; `keep` changes it. */
  record: TableRecord;
  /** The match, once the cards are dealt. */
  play: Play | null;
  /** What the lobby shows of it. */
  json(): Table;
  awaited(): PlayerID[];
  /** Whether the match runs, but was dealt by rules that are not at hand. */
  waitsForRules(): boolean;
  /** Stores the table. */
  keep(next: TableRecord): Promise<void>;
  /** Stores the table, and then tells everybody at it. */
  keepAndTell(next: TableRecord): Promise<void>;
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
      }),

    async keep(next) {
      const dated = { ...next, updatedAt: Date.now() };
      await saveTable(world.db, dated);
      live.record = dated;
    },

    async keepAndTell(next) {
      await live.keep(next);
      tellTable(live.watchers, live.json());
    },

    inTime: (job) =>
      void queue
        .run(job)
        .catch((error: unknown) => live.log.error({ err: error }, 'match faltered')),
  };
  return live;
}
