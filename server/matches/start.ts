import { assertStartable, deal, isRevealed, lock, reopen, reveal } from '../tables/starting';
import { dealOf, isEmpty } from '../tables/table';
import { Refusal } from '../refusal';
import type { Live } from './context';
import { createPlay } from './prepare';
import { askNonce, sendSync, tellTable } from './broadcast';

/** How a table becomes a match: it is locked, the nonces are revealed, the cards are dealt. */
export type Start = {
  /** Locks the table and asks for the nonces; throws a refusal where it cannot start. */
  lock(): Promise<void>;
  /** Takes a nonce, and deals when it was the last. */
  reveal(seat: number, nonce: string): Promise<void>;
  /** Ends a lock: deals where all nonces are known, which leaves nobody a choice, and opens the table again where not. */
  settle(): Promise<void>;
  /** A table that starts by itself does so when all seats are taken and all who must be are here. */
  ifFull(): Promise<void>;
  /** Waits for nobody any more. */
  stop(): void;
};

/** How long nonces may take to be revealed, in milliseconds. */
const REVEAL_TIME = 5000;

/** `dealt` is called when the match has begun. */
export function createStart(live: Live, dealt: () => void): Start {
  const { watchers } = live;
  let timer: NodeJS.Timeout | undefined;

  async function settle() {
    if (live.record.status !== 'locked') return;
    if (isRevealed(live.record)) await dealIfRevealed();
    else await live.keepAndTell(reopen(live.record));
  }

  /** Again and again, where it cannot be stored: a locked table is nobody's to unlock. */
  function settleLater() {
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        live.inTime(() =>
          settle().catch((error: unknown) => {
            settleLater();
            throw error;
          }),
        ),
      REVEAL_TIME,
    );
  }

  async function lockNow() {
    assertStartable(live.record, live.referee.module, watchers.connected());
    await live.keepAndTell(lock(live.record));
    settleLater();
    for (const watcher of watchers.all) askNonce(watcher, live.record);
    await dealIfRevealed();
  }

  async function dealIfRevealed() {
    if (live.record.status !== 'locked' || !isRevealed(live.record)) return;
    const next = deal(live.record, live.referee.module);
    const play = createPlay(live.referee, dealOf(next), []);
    await live.keep(next);
    clearTimeout(timer);
    live.play = play;
    for (const watcher of watchers.all) sendSync(watcher, play, live.json());
    tellTable(watchers, live.json());
    dealt();
    live.log.info({ players: next.seats.length }, 'match started');
  }

  return {
    lock: lockNow,
    settle,

    async reveal(seat, nonce) {
      await live.keep(reveal(live.record, seat, nonce));
      await dealIfRevealed();
    },

    async ifFull() {
      const { start, status, seats } = live.record;
      if (start !== 'full' || status !== 'open' || seats.some(isEmpty)) return;
      await lockNow().catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    },

    stop: () => clearTimeout(timer),
  };
}
