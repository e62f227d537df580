import type { Logger } from 'pino';
import type { Monotonic } from '../monotonic';
import { openAnnouncements, type Notice } from '../storage/announcements';
import type { Db } from '../storage/database/open';
import { leasedMatches } from '../storage/leases';
import { attendedMatches, type Screens } from '../storage/screens';
import { progressOf, type Progress } from '../storage/progress';
import type { Uptime } from '../uptime';
import { createLooks } from './looks';
import { openMembership } from './membership';
import { createSharedUptime } from './sharedUptime';

/** What a server knows of the others that share its storage; one on a folder has none. */
export type Cluster = {
  readonly isShared: boolean;
  /** How many there are, this one as well. */
  servers(): number;
  /** Tells the others. */
  say(notice: Notice): void;
  /** Whether it is for this server to do what must happen once, for a match or, by `''`, for what is nobody's. */
  isMine(match: string): boolean;
  /** A match is in memory from now on: whatever must happen once of it is done here, unless another server does. */
  takeUp(match: string): Promise<void>;
  /** It is no longer. */
  letGo(match: string): void;
  /** Which screens are at a match here. */
  show(match: string, screens: Screens): void;
  /** How a match stands in the storage; `null` where it is not there, or where there is nobody else to have changed it. */
  progress(match: string): Promise<Progress | null>;
  /** The matches that are in memory somewhere else, and those that a screen is at there. */
  leasedElsewhere(): Promise<string[]>;
  attendedElsewhere(): Promise<string[]>;
  /** From now on: who is told of what. */
  begin(listener: Listener): void;
  figures(): Figures | null;
  /** Hands over what this server does for all; whether there is another one to take it. */
  leave(): Promise<boolean>;
  close(): Promise<void>;
};

/** Who has the matches in memory. */
export type Listener = {
  /** The matches in memory. */
  live(): string[];
  /** What others have told; looks at a match, or at all, come as `stands`. */
  told(notice: Notice): void;
  /** How a match stands. */
  stands(progress: Progress): void;
  /** The matches for which what must happen once is done here now, or no longer is. */
  changed(matches: readonly string[]): void;
  /** Every now and then: to look at what may have been told in vain. */
  round(): void;
  /** Whether the storage is within reach. */
  reached(isReached: boolean): void;
};

/** What there is to measure. */
export type Figures = { leases: number; servers: number; lag: number | null; isReached: boolean };

const nothing = async () => undefined;

/** The cluster of whoever has the storage to itself. */
export const ALONE: Cluster = {
  isShared: false,
  servers: () => 1,
  say: () => undefined,
  isMine: () => true,
  takeUp: nothing,
  letGo: () => undefined,
  show: () => undefined,
  progress: async () => null,
  leasedElsewhere: async () => [],
  attendedElsewhere: async () => [],
  begin: () => undefined,
  figures: () => null,
  leave: async () => false,
  close: nothing,
};

type Parts = { db: Db; databaseUrl: string; monotonic: Monotonic; log: Logger };

/** Joins the servers of a database on PostgreSQL. */
export async function joinCluster(parts: Parts): Promise<{ cluster: Cluster; uptime: Uptime }> {
  const { db, monotonic, log } = parts;
  let listener: Listener | null = null;
  const uptime = await createSharedUptime(db, monotonic);
  const announcements = await openAnnouncements(parts, hear);
  const say = (notice: Notice) => announcements.say(notice);
  const members = await openMembership({
    db,
    monotonic,
    ticked: () => uptime.note(),
    changed: (matches) => listener?.changed(matches),
    said: say,
    reached(isReached) {
      if (isReached) log.info('the database is within reach again');
      else log.error('the database is out of reach');
      listener?.reached(isReached);
    },
  });
  const looks = createLooks({
    read: (matches) => progressOf(db, members.id(), matches),
    live: () => listener?.live() ?? [],
    stands: (progress) => listener?.stands(progress),
    round: () => listener?.round(),
  });

  function hear(notice: Notice | null) {
    if (listener === null) return;
    if (notice === null) return looks.lookAtAll();
    if ('gone' in notice) {
      members.tickNow();
      return looks.lookAtAll();
    }
    if ('match' in notice && !('tell' in notice || 'seq' in notice))
      return looks.look(notice.match);
    listener.told(notice);
  }

  const cluster: Cluster = {
    isShared: true,
    servers: () => members.figures().servers,
    say,
    isMine: members.isMine,
    takeUp: members.takeUp,
    letGo: members.letGo,
    show: members.show,
    progress: async (match) => (await progressOf(db, members.id(), [match])).at(0) ?? null,
    leasedElsewhere: async () =>
      (await leasedMatches(db)).filter((match) => !members.isMine(match)),
    attendedElsewhere: () => attendedMatches(db),
    begin(next) {
      listener = next;
      looks.begin();
    },
    figures: () => ({ ...members.figures(), lag: announcements.lag() }),
    leave: members.leave,
    async close() {
      looks.stop();
      await members.close();
      await announcements.close();
    },
  };
  return { cluster, uptime };
}
