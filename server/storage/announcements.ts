import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './open';

/**
 * What servers that share a database tell each other: that there is something new of a match. Nothing of it is
 * in what is told, so nothing is lost with it: whoever hears, looks.
 */
export type Announcements = {
  /** Tells the others, within a moment. */
  say(match: string): void;
  close(): Promise<void>;
};

/** Where nobody else has the storage. */
export const SILENT: Announcements = {
  say: () => undefined,
  close: async () => undefined,
};

const CHANNEL = 'wondertable';
/** For how long what is to be told is collected, in milliseconds, and how many matches one message may name. */
const COLLECTED = 5;
const NAMED = 400;

/** `heard` is told of each match, or of `null` where some may have gone unheard: after the connection was lost. */
export async function openAnnouncements(
  db: Db,
  databaseUrl: string,
  heard: (match: string | null) => void,
): Promise<Announcements> {
  const { keepListening } = await import('./postgres');
  const own = randomUUID();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const release = await keepListening(databaseUrl, CHANNEL, (payload) => {
    if (payload === null) return heard(null);
    const { by, matches } = JSON.parse(payload) as {
      by: string;
      matches: string[];
    };
    if (by !== own) matches.forEach(heard);
  });

  async function tell() {
    timer = undefined;
    while (waiting.size > 0) {
      const matches = [...waiting].slice(0, NAMED);
      for (const match of matches) waiting.delete(match);
      // what cannot be told is found by who looks again
      await sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify({ by: own, matches })})`
        .execute(db)
        .catch(() => undefined);
    }
  }

  return {
    say(match) {
      waiting.add(match);
      timer ??= setTimeout(() => void tell(), COLLECTED);
    },
    async close() {
      clearTimeout(timer);
      await tell();
      await release();
    },
  };
}
