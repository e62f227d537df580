import { nextDeadlines } from '../storage/deadlines';
import { type LiveMatches, NOBODYS, open } from './liveMatches';

/** Wakes matches that nobody is at when a clock of theirs runs out. */
export type Alarm = {
  /** Looks for the match whose clock runs out next, and has it loaded when that comes. */
  set(): void;
  /** The same, with those that could not be loaded the last time. */
  retry(): Promise<void>;
  /** Wakes nobody any more. */
  close(): void;
};

export function createAlarm(live: LiveMatches): Alarm {
  const { db, log, cluster, uptime, after } = live.services;
  /** Matches whose clock has run out and that cannot be loaded. */
  const unreadable = new Set<string>();
  let callOff = () => {};
  let isClosed = false;

  async function look() {
    const next = (await nextDeadlines(db)).find(
      ({ match }) => !live.opened.has(match) && !unreadable.has(match),
    );
    callOff();
    if (isClosed || !next || !cluster.isMine(NOBODYS)) return;
    callOff = after(next.deadline - uptime.now(), () => {
      void open(live, next.match)
        .catch((error: unknown) => {
          unreadable.add(next.match);
          log.error({ err: error }, 'match with a clock could not be read');
        })
        .then(set);
    });
  }

  const set = () =>
    void look().catch((error: unknown) =>
      log.error({ err: error }, 'clocks could not be looked at'),
    );

  return {
    set,
    async retry() {
      unreadable.clear();
      await look();
    },
    close() {
      isClosed = true;
      callOff();
    },
  };
}
