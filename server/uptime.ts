import type { Monotonic } from './monotonic';
import { loadUptime, saveUptime } from './storage/uptime';
import type { Db } from './storage/database/open';

/**
 * How long the matches of a data folder have been served altogether, in milliseconds: while the server
 * is down it stands still, and no wall clock moves it. Whatever a match waits for is measured by it, so
 * that nobody loses the time in which they could not have come.
 */
export type Uptime = {
  now(): number;
  /** When this server was started: by this time, and as a date; `null` where others may have served before. */
  readonly began: { uptime: number; now: number } | null;
  /** Stores how far it has come. */
  note(): Promise<void>;
  /** Stores the very end. */
  close(): Promise<void>;
};

/** What was served so far, and goes on from here. */
export async function openUptime(db: Db, monotonic: Monotonic, date: number): Promise<Uptime> {
  const startedAt = await loadUptime(db);
  const begun = monotonic();
  let noted = startedAt;
  let storing: Promise<void> | null = null;

  async function store() {
    const now = uptime.now();
    if (now === noted) return;
    await saveUptime(db, now);
    noted = now;
  }

  const uptime: Uptime = {
    now: () => startedAt + Math.floor(monotonic() - begun),
    began: { uptime: startedAt, now: date },
    // a slow disk need not be told of every moment
    note: () => (storing ??= store().finally(() => (storing = null))),
    async close() {
      await storing;
      await store();
    },
  };
  return uptime;
}
