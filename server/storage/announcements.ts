import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Monotonic } from '../monotonic';
import type { PlayedAction } from './actions';
import type { Db } from './database/open';

/**
 * What one server tells those that share its database, once it is stored: whoever hears, looks, and who hears nothing
 * looks a little later.
 */
export type Notice =
  /** There is something new of a match. */
  | { match: string }
  /** Its log goes as far as `seq`, and these are the last of it, where they are short: who has the rest need not look. */
  | LogNotice
  /** The screens of a match are to be told something that is kept nowhere. */
  | { match: string; tell: [event: string, about: unknown] }
  /** A device was taken away from its player. */
  | { device: string }
  /** A server has gone: what it had is to be had. */
  | { gone: true };

export type LogNotice = { match: string; seq: number; actions?: readonly PlayedAction[] };

/** How servers that share a database reach each other. */
export type Announcements = {
  /** Tells the others, within a moment. */
  say(notice: Notice): void;
  /** How long the latest notice took to come back, or one has been waiting for that if it is longer, in milliseconds; `null` before the first. */
  lag(): number | null;
  close(): Promise<void>;
};

const CHANNEL = 'wondertable';
/** For how long what is to be told is collected, in milliseconds. */
const COLLECTED = 5;
/** How many bytes PostgreSQL takes at once, less what is written around the notices. */
const ROOM = 7_800;
/** How many bytes a notice may have with actions: every server reads it, whether it has the match or not. */
const SHORT = 1000;

type Announcement = { by: string; at: number; notices: Notice[] };

/** `heard` is told of each notice, or of `null` where some may have gone unheard: after the connection was lost. */
export async function openAnnouncements(
  { db, databaseUrl, monotonic }: { db: Db; databaseUrl: string; monotonic: Monotonic },
  heard: (notice: Notice | null) => void,
): Promise<Announcements> {
  const { keepListening } = await import('./database/postgres');
  const own = randomUUID();
  let waiting = new Map<string, Notice>();
  let timer: NodeJS.Timeout | undefined;
  let lag: number | null = null;
  /** When those were told that have not come back, oldest first. */
  let away: number[] = [];

  const release = await keepListening(databaseUrl, CHANNEL, (payload) => {
    if (payload === null) {
      // they never will
      away = [];
      return heard(null);
    }
    const { by, at, notices } = JSON.parse(payload) as Announcement;
    if (by !== own) return notices.forEach(heard);
    lag = monotonic() - at;
    away = away.filter((other) => other > at);
  });

  /** Parts are told one after the other: what is newer comes to nobody before what is not. */
  let telling = Promise.resolve();
  const tellNext = () => (telling = telling.then(tell));

  async function tell() {
    timer = undefined;
    const notices = [...waiting.values()];
    waiting = new Map();
    for (const part of parts(notices.map(textOf))) {
      const at = monotonic();
      const told = `{"by":"${own}","at":${at},"notices":[${part.join()}]}`;
      away.push(at);
      await sql`SELECT pg_notify(${CHANNEL}, ${told})`.execute(db).catch(() => {
        // what cannot be told is found by who looks again
        away = away.filter((other) => other !== at);
      });
    }
  }

  return {
    say(notice) {
      // of what is new of one match the latest says all
      const isNews = 'match' in notice && !('tell' in notice);
      const key = isNews ? notice.match : JSON.stringify(notice);
      const before = isNews ? waiting.get(key) : undefined;
      waiting.set(key, before === undefined ? notice : together(before as News, notice as News));
      timer ??= setTimeout(() => void tellNext(), COLLECTED);
    },
    lag: () => (away.length === 0 ? lag : Math.max(lag ?? 0, monotonic() - away[0])),
    async close() {
      clearTimeout(timer);
      await tellNext();
      await release();
    },
  };
}

type News = { match: string } | LogNotice;

/** Two of one match: only where both are of its log alone does the later one say so. */
function together(before: News, next: News): News {
  if (!('seq' in before && 'seq' in next)) return { match: next.match };
  const [earlier = [], later = []] = [before.actions, next.actions];
  const follows = next.seq - later.length === before.seq;
  return follows ? { ...next, actions: [...earlier, ...later] } : next;
}

function textOf(notice: Notice): string {
  const text = JSON.stringify(notice);
  if (!('actions' in notice) || Buffer.byteLength(text) <= SHORT) return text;
  return JSON.stringify({ match: notice.match, seq: notice.seq } satisfies LogNotice);
}

/** Texts in parts that fit into one notification. */
function parts(texts: readonly string[]): string[][] {
  const found: string[][] = [];
  let room = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text) + 1;
    if (size > room) {
      found.push([]);
      room = ROOM;
    }
    found.at(-1)!.push(text);
    room -= size;
  }
  return found;
}
