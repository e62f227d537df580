import { isDeepStrictEqual } from 'node:util';
import type { PlayerID } from '../../shared/engine/game';
import type { Logger } from 'pino';
import type { Engine } from '../../shared/engine/engine';
import type { Table } from '../../shared/protocol/table';
import { tableJson } from '../tables/json';
import type { Situation } from '../tables/seats/presence';
import { holderAt } from '../tables/seats/pastHolders';
import { dealOf, isDealtBy, underRules, type TableRecord } from '../tables/table';
import { Refusal } from '../refusal';
import { tryAgain } from '../tryAgain';
import { withFreeCode } from '../storage/tableCodes';
import { loadTable, saveTable, TableChanged } from '../storage/tables';
import { createSnapshots, type Snapshots } from './history/snapshots';
import type { HolderOf } from './history/logEntries';
import type { MatchModel } from './model';
import { createMailbox } from './mailbox';
import { areSame, NOBODY, type Screens } from '../storage/screens';
import type { Progress } from '../storage/progress';
import { askNonce, sendSyncs, broadcastTable, unbindSeats } from './screens/broadcast';
import { createSubscribers, type Subscribers } from './screens/subscribers';
import type { Services } from './services';
import { createWaits, type Waits } from './waits';

/** The table was stored by somebody else in the meantime: the change is tried again on what they stored. */
export class Overtaken extends Refusal {
  constructor() {
    super('stale', 'somebody else changed the table meanwhile');
  }
}

/** Does something again where others were quicker to change the table. */
export const untilFirst = <T>(job: () => Promise<T>): Promise<T> =>
  tryAgain(job, { isOvertaken: (error) => error instanceof Overtaken });

/** What there is of a table while it is in memory. Its jobs alone change it, one at a time. */
export type MatchContext = {
  readonly services: Services;
  readonly log: Logger;
  readonly engine: Engine;
  readonly subscribers: Subscribers;
  readonly snapshots: Snapshots;
  /** The table as it is stored; `change` brings in another one. */
  table: TableRecord;
  /** The match, once the cards are dealt. */
  model: MatchModel | null;
  /** The match whose cards are dealt: for what is done only then. */
  dealt(): MatchModel;
  /** Who played what is in the log, where that is not who holds the seat now. */
  holderOf: HolderOf;
  /** What the lobby shows of it. */
  json(): Table;
  awaited(): PlayerID[];
  /** Who is there, and what time it is. */
  situation(): Situation;
  readonly waits: Waits;
  /** Whether the match runs, but was dealt by rules that are not at hand. */
  waitsForRules(): boolean;
  /** Whether it is for this server to do what must happen once. */
  isMine(): boolean;
  /** Whether a screen is at the table, here or on another server. */
  isSeen(): boolean;
  /** Whether somebody sits at it on another server. */
  isSeenElsewhere(): boolean;
  /** How many spectators there are, here and on other servers. */
  watching(): number;
  /** Takes note of who is at it on other servers, with a seat or without; whether that is news. */
  seeOthers(others: Screens): boolean;
  /** Stores the table; throws `Overtaken` where somebody else has stored another, which everybody is shown then. */
  save(next: TableRecord, updatedAt?: number): Promise<void>;
  /** Stores what becomes of the table, where it becomes another one, whoever else changes it meanwhile. */
  change(change: (table: TableRecord) => TableRecord, updatedAt?: number): Promise<void>;
  /** Reads the table where somebody else has stored another. */
  catchUp(progress: Progress): Promise<void>;
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
  progress: Progress | null,
): MatchContext {
  const queue = createMailbox();
  const { cluster } = services;
  let others: Screens = progress?.others ?? NOBODY;
  const context: MatchContext = {
    ...queue,
    services,
    log: services.log.child({ match: stored.id.slice(0, 4), game: stored.game }),
    engine,
    subscribers: createSubscribers(),
    waits: createWaits(),
    snapshots: createSnapshots(services, engine, stored.id),
    holderOf: ({ playerID, seq }) => holderAt(context.table, Number(playerID), seq),
    table: underRules(engine.module, stored),
    model: null,

    dealt() {
      if (context.model === null) throw new Error('the cards are not dealt');
      return context.model;
    },

    awaited: () => (context.model ? context.engine.awaited(context.model.position()) : []),

    situation: () => ({
      now: services.now(),
      uptime: services.uptime.now(),
      connected: new Set([...context.subscribers.connected(), ...others.seats]),
      play: context.model && {
        awaited: context.awaited(),
        shown: context.model.stateID(null),
        actedSince: (shown) => context.dealt().actedSince(shown, true),
        playedSince: (shown) => context.dealt().actedSince(shown, false),
        since: context.waits.since,
      },
    }),

    waitsForRules: () =>
      context.table.status === 'running' && !isDealtBy(context.engine.module, context.table),

    json: () =>
      tableJson(context.table, {
        awaited: context.awaited(),
        waitsForRules: context.waitsForRules(),
        situation: context.situation(),
        watching: context.watching(),
      }),

    isMine: () => cluster.isMine(stored.id),
    isSeen: () => context.subscribers.all.size + others.seats.length + others.watching > 0,
    isSeenElsewhere: () => others.seats.length > 0,
    watching: () => context.subscribers.spectators().length + others.watching,

    seeOthers(next) {
      const isNews = !areSame(next, others);
      others = next;
      return isNews;
    },

    async save(next, updatedAt = services.now()) {
      try {
        context.table = await withFreeCode({ ...next, updatedAt }, (coded) =>
          saveTable(services.db, context.table, coded),
        );
        cluster.say({ match: stored.id });
      } catch (error) {
        if (!(error instanceof TableChanged)) throw error;
        context.log.debug({ err: error }, 'table read anew');
        await readAnew();
        throw new Overtaken();
      }
    },

    change: (change, updatedAt) =>
      untilFirst(async () => {
        const next = change(context.table);
        if (next !== context.table) await context.save(next, updatedAt);
      }),

    async catchUp({ revision }) {
      if (revision > context.table.revision) await readAnew();
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
    const before = context.table;
    const stored = await loadTable(services.db, before.id);
    if (stored === null) throw new Refusal('unknownMatch');
    const { subscribers } = context;
    const isDealt = stored.matchSeed !== null && isDealtBy(engine.module, stored);
    const isNew = context.model === null && isDealt;
    // before anything is taken over: where it cannot be read now, the next look finds the table still behind
    const model = isNew ? await context.snapshots.load(dealOf(stored)) : context.model;
    context.table = withNonceAt(underRules(engine.module, stored), before);
    context.model = model;
    unbindSeats(subscribers, before, stored);
    // the log names who played then, and where somebody had that erased, it no longer does
    if (isNew || !isDeepStrictEqual(stored.pastHolders, before.pastHolders))
      sendSyncs(subscribers, context);
    if (before.status !== 'locked')
      for (const subscriber of subscribers.all) askNonce(subscriber, context.table);
    broadcastTable(subscribers, context.json());
  }

  return context;
}

/** A table that was read anew: which device has told a nonce is known here alone. */
const withNonceAt = (table: TableRecord, before: TableRecord): TableRecord => ({
  ...table,
  seats: table.seats.map((seat, i) => {
    const { nonceAt, nonceHash } = before.seats.at(i) ?? seat;
    return nonceAt !== undefined && nonceHash === seat.nonceHash ? { ...seat, nonceAt } : seat;
  }),
});
