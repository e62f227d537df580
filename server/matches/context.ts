import type { PlayerID } from '../../shared/engine/game';
import type { Logger } from 'pino';
import type { Engine } from '../../shared/engine/engine';
import type { Table } from '../../shared/protocol/table';
import { tableJson } from '../tables/json';
import type { Moment } from '../tables/presence';
import { holderAt } from '../tables/pastHolders';
import { dealOf, isDealtBy, underRules, type TableRecord } from '../tables/table';
import { Refusal } from '../refusal';
import { withFreeCode } from '../storage/codes';
import { loadTable, saveTable, TableChanged } from '../storage/tables';
import { createCheckpoints, type Checkpoints } from './checkpoints';
import { actedSince, type HolderOf } from './logEntries';
import type { MatchModel } from './model';
import { createMailbox } from './mailbox';
import { sendSyncs, broadcastTable, unbindSeats } from './broadcast';
import { createSubscribers, type Subscribers } from './subscribers';
import type { Services } from './services';

/** What there is of a table while it is in memory. Its jobs alone change it, one at a time. */
export type MatchContext = {
  readonly services: Services;
  readonly log: Logger;
  readonly engine: Engine;
  readonly subscribers: Subscribers;
  readonly checkpoints: Checkpoints;
  /** The table as it is stored; `keep` changes it. */
  record: TableRecord;
  /** The match, once the cards are dealt. */
  model: MatchModel | null;
  /** Who played what is in the log, where that is not who holds the seat now. */
  holderOf: HolderOf;
  /** What the lobby shows of it. */
  json(): Table;
  awaited(): PlayerID[];
  /** Who is there, and what time it is. */
  moment(): Moment;
  /** Whether the match runs, but was dealt by rules that are not at hand. */
  waitsForRules(): boolean;
  /** Stores the table; refused where somebody else has stored another, which everybody is shown then. */
  save(next: TableRecord, updatedAt?: number): Promise<void>;
  /** Reads the table where somebody else has stored another. */
  catchUp(): Promise<void>;
  /** Stores the table, and then tells everybody at it. */
  saveAndBroadcast(next: TableRecord, updatedAt?: number): Promise<void>;
  /** Does a job when all earlier ones are done. */
  run<T>(job: () => Promise<T> | T): Promise<T>;
  /** The same for what nobody asked for and nobody waits for: the log alone hears when it fails. */
  enqueueBackground(job: () => Promise<void>): void;
  /** Whether a job is not done yet. */
  isBusy(): boolean;
  /** Resolves when all jobs so far are done. */
  drained(): Promise<void>;
};

export function createMatchContext(
  services: Services,
  engine: Engine,
  stored: TableRecord,
): MatchContext {
  const queue = createMailbox();
  const context: MatchContext = {
    ...queue,
    services,
    log: services.log.child({ match: stored.id.slice(0, 4), game: stored.game }),
    engine,
    subscribers: createSubscribers(),
    checkpoints: createCheckpoints(services, engine, stored.id),
    holderOf: ({ playerID, seq }) => holderAt(context.record, Number(playerID), seq),
    record: underRules(engine.module, stored),
    model: null,

    awaited: () => (context.model ? context.engine.awaited(context.model.position()) : []),

    moment: () => ({
      now: services.now(),
      uptime: services.uptime.now(),
      connected: context.subscribers.connected(),
      play: context.model && {
        awaited: context.awaited(),
        shown: context.model.stateID(null),
        actedSince: (shown) => actedSince(context.model!, shown),
      },
    }),

    waitsForRules: () =>
      context.record.status === 'running' && !isDealtBy(context.engine.module, context.record),

    json: () =>
      tableJson(context.record, {
        awaited: context.awaited(),
        waitsForRules: context.waitsForRules(),
        moment: context.moment(),
        watching: context.subscribers.spectators().length,
      }),

    async save(next, updatedAt = services.now()) {
      try {
        context.record = await withFreeCode({ ...next, updatedAt }, (coded) =>
          saveTable(services.db, context.record, coded),
        );
        services.announcements.say(stored.id);
      } catch (error) {
        if (!(error instanceof TableChanged)) throw error;
        context.log.warn({ err: error }, 'table read anew');
        await readAnew();
        throw new Refusal('stale', 'somebody else changed the table meanwhile');
      }
    },

    async catchUp() {
      const row = await services.db
        .selectFrom('matches')
        .select('revision')
        .where('id', '=', stored.id)
        .executeTakeFirst();
      if (row && row.revision > context.record.revision) await readAnew();
    },

    async saveAndBroadcast(next, updatedAt) {
      await context.save(next, updatedAt);
      broadcastTable(context.subscribers, context.json());
    },

    enqueueBackground: (job) =>
      void queue
        .run(job)
        .catch((error: unknown) => context.log.error({ err: error }, 'match faltered')),
  };

  async function readAnew() {
    const before = context.record;
    const stored = await loadTable(services.db, before.id);
    if (stored === null) throw new Refusal('unknownMatch');
    context.record = underRules(engine.module, stored);
    unbindSeats(context.subscribers, before, stored);
    if (context.model === null && stored.matchSeed !== null && isDealtBy(engine.module, stored)) {
      context.model = await context.checkpoints.load(dealOf(stored));
      sendSyncs(context.subscribers, context);
    }
    broadcastTable(context.subscribers, context.json());
  }

  return context;
}
