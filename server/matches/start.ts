import { assertStartable, deal, isRevealed, lock, reopen, reveal } from '../tables/starting';
import { dealOf, isEmpty } from '../tables/table';
import { Refusal } from '../refusal';
import { untilFirst, type MatchContext } from './context';
import { createMatchModel } from './model';
import { askNonce, sendSyncs, broadcastTable } from './screens/broadcast';

/** How a table becomes a match: it is locked, the nonces are revealed, the cards are dealt. */
export type Start = {
  /** Locks the table and asks for the nonces; throws a refusal where it cannot start. */
  lock(): Promise<void>;
  /** Takes a nonce, and deals when it was the last. */
  reveal(seat: number, nonce: string): Promise<void>;
  /** Ends a lock: deals where all nonces are known, which leaves nobody a choice, and opens the table again where not. */
  settle(): Promise<void>;
  /** The same in a while, for a lock that others may be about to end. */
  settleLater(): void;
  /** A table that starts by itself does so when all seats are taken and all who must be are here. */
  ifFull(): Promise<void>;
  /** Waits for nobody any more. */
  stop(): void;
};

/** How long nonces may take to be revealed, in milliseconds. */
export const REVEAL_TIME = 5000;

/** `dealt` is called when the match has begun. */
export function createStart(context: MatchContext, dealt: () => Promise<void>): Start {
  const { services, subscribers } = context;
  let callOff = () => {};

  async function settle() {
    if (context.table.status !== 'locked') return;
    if (isRevealed(context.table)) return untilFirst(dealIfRevealed);
    await context.change((table) => (table.status === 'locked' ? reopen(table) : table));
    broadcastTable(subscribers, context.json());
  }

  /** Again and again, where it cannot be stored: a locked table is nobody's to unlock. */
  function settleLater() {
    callOff();
    callOff = services.after(REVEAL_TIME, () =>
      context.enqueueBackground(() =>
        settle().catch((error: unknown) => {
          settleLater();
          throw error;
        }),
      ),
    );
  }

  const lockNow = () => untilFirst(lockFirst).then(() => untilFirst(dealIfRevealed));

  async function lockFirst() {
    assertStartable(context.table, context.engine.module, context.situation());
    await context.saveAndBroadcast(lock(context.table));
    settleLater();
    for (const subscriber of subscribers.all) askNonce(subscriber, context.table);
  }

  async function dealIfRevealed() {
    if (context.table.status !== 'locked' || !isRevealed(context.table)) return;
    const next = deal(context.table, context.engine.module);
    const model = next.beginning
      ? await context.snapshots.load(dealOf(next))
      : createMatchModel(context.engine, dealOf(next));
    await context.save(next);
    callOff();
    context.model = model;
    sendSyncs(subscribers, context);
    await dealt();
    broadcastTable(subscribers, context.json());
    context.log.info({ players: next.seats.length }, 'match started');
  }

  return {
    lock: lockNow,
    settle,
    settleLater,

    async reveal(seat, nonce) {
      await untilFirst(() => context.save(reveal(context.table, seat, nonce)));
      await untilFirst(dealIfRevealed);
    },

    async ifFull() {
      const { start, status, seats } = context.table;
      if (start !== 'full' || status !== 'open' || seats.some(isEmpty)) return;
      await lockNow().catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    },

    stop: () => callOff(),
  };
}
