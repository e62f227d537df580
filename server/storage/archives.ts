import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { Db } from './database/open';
import type { ActionRow } from './database/schema';

// A log that nobody adds to is packed into one row: a twentieth of the space, with a checksum of gzip's.

/** A log that is not what was stored, and never will be again. */
export class LogDamaged extends Error {}

/** An action as a line: whose, which, how, how much later than the one before, and whether by a bot that stood in. */
const line = z.tuple([
  z.string(),
  z.string().nullable(),
  z.string(),
  z.number(),
  z.literal(1).optional(),
]);
type Line = z.output<typeof line>;

/** The rows of a log from its first action on as one piece. */
export async function packed(rows: readonly ActionRow[]): Promise<Buffer> {
  let before = 0;
  const lines = rows.map(({ player, move, args, at, stand_in }) => {
    const since = at - before;
    before = at;
    const entry: Line =
      stand_in === 1 ? [player, move, args, since, 1] : [player, move, args, since];
    return JSON.stringify(entry);
  });
  return promisify(gzip)(lines.join('\n'), { level: 9 });
}

/**
 * The packed actions of a match after an action, page by page; nothing where nothing is packed. Throws
 * when they cannot be read.
 */
export async function* archivedAfter(
  db: Db,
  { match, seq, page }: { match: string; seq: number; page: number },
): AsyncGenerator<ActionRow[]> {
  const row = await db
    .selectFrom('archives')
    .select('body')
    .where('match', '=', match)
    .where('seq', '>', seq)
    .executeTakeFirst();
  if (!row) return;
  const lines = await unpacked(row.body);
  let at = 0;
  for (let from = 0; from < lines.length; from += page) {
    const rows = lines.slice(from, from + page).map((text, i): ActionRow => {
      const [player, move, args, since, standIn = 0] = read(text);
      at += since;
      return { match, seq: from + i + 1, player, move, args, at, stand_in: standIn };
    });
    const wanted = rows.filter((one) => one.seq > seq);
    if (wanted.length > 0) yield wanted;
  }
}

async function unpacked(body: Buffer): Promise<string[]> {
  try {
    return (await promisify(gunzip)(body)).toString().split('\n');
  } catch (error) {
    throw new LogDamaged('the packed log cannot be read', { cause: error });
  }
}

function read(text: string): Line {
  try {
    return line.parse(JSON.parse(text));
  } catch (error) {
    throw new LogDamaged('a line of the packed log cannot be read', { cause: error });
  }
}
