import type { PlayerID } from '../../shared/engine/game';
import type { ChatLine, NewSpeaker } from '../../shared/protocol/talk';
import { tryAgain } from '../tryAgain';
import type { Db } from './database/open';
import { isTaken } from './database/problems';
import type { Progress } from './progress';
import { inTransaction } from './database/transaction';
import type { ChatRow, PastSittingRow } from './database/schema';

/** How many lines a newcomer is shown. */
const SHOWN = 50;
/** How many lines beyond those that are kept may gather before they go. */
const SLACK = 100;

/** Who says something: in which sitting, from which seat, and under which name. */
export type Speaker = { sitting: string | null; sender: PlayerID; name: string };

/** The chat of one match. */
export type Chat = {
  /** The last lines, oldest first. */
  lines(): readonly ChatLine[];
  /** Stores a line; the oldest go when there are too many. `null` where others have said something as well, which is not read yet. */
  add(speaker: Speaker, text: string): Promise<ChatLine | null>;
  /** Whether others have said something, or taken it back. */
  isBehind(progress: Progress): boolean;
  /** Reads it; where there is only more than before, those lines, and otherwise whatever there is now. */
  catchUp(): Promise<{ lines: readonly ChatLine[]; isMore: boolean }>;
  /** Has what was said in a sitting read as said by who its holder is now; answers which lines that are. */
  move(speaker: Speaker): Promise<NewSpeaker>;
  /** Removes all that was said in a sitting; answers the lines' ids. */
  erase(sitting: string): Promise<string[]>;
  /** Has the sittings that were left by who held a seat by one of these be known by something else. */
  claim(keys: readonly string[], keyHash: string): Promise<void>;
  /** The sittings that were left, of who held a seat by one of these, as far as anything is left of them. */
  pastSittings(keys: readonly string[]): Promise<string[]>;
};

/** Keeps what somebody is known by who no longer sits there; who has said nothing has nothing to erase. */
export async function keepSitting(db: Db, row: PastSittingRow): Promise<void> {
  const { match, sitting } = row;
  const said = await db
    .selectFrom('chat')
    .select('seq')
    .where('match', '=', match)
    .where('sitting', '=', sitting)
    .limit(1)
    .executeTakeFirst();
  if (said) await db.insertInto('past_sittings').values(row).execute();
}

/** The last lines that are stored. */
async function linesOf(db: Db, match: string): Promise<Said[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('match', '=', match)
    .orderBy('seq', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.reverse().map(({ seq, player, name, sitting, text }) => ({
    sitting,
    line: { id: String(seq), sender: player, payload: text, ...(name !== null && { name }) },
  }));
}

/** Opens the chat of a match, which others may add to where a `progress` comes with it. */
export async function openChat(
  db: Db,
  match: string,
  { kept, progress = null }: { kept: number; progress?: Progress | null },
): Promise<Chat> {
  let said = await linesOf(db, match);
  const lastOf = (lines: readonly Said[]) => Number(lines.at(-1)?.line.id ?? 0);
  let last = lastOf(said);
  let retold = progress?.retold ?? 0;

  /** Where other servers read along, they look again at what they have read already. */
  const noteRetold = async (tx: Db) => {
    if (progress !== null) await countRetold(tx, match);
  };

  return {
    lines: () => said.map(({ line }) => line),
    async add({ sitting, sender, name }, text) {
      const at = Date.now();
      const row = { match, player: sender, name, sitting, text, at };
      const seq = await store(db, row, last + 1);
      if (seq > kept && seq % SLACK === 0) await dropUpTo(db, match, seq - kept);
      if (seq !== last + 1) return null;
      last = seq;
      const line = { id: String(seq), sender, payload: text, name };
      said = [...said, { sitting, line }].slice(-SHOWN);
      return line;
    },
    isBehind: (there) => there.said > last || there.retold > retold,
    async catchUp() {
      const row = await db
        .selectFrom('matches')
        .select('retold')
        .where('id', '=', match)
        .executeTakeFirst();
      const now = await linesOf(db, match);
      const more = now.filter(({ line }) => Number(line.id) > last);
      const isMore = row?.retold === retold;
      retold = row?.retold ?? retold;
      [said, last] = [now, Math.max(last, lastOf(now))];
      return { lines: more.map(({ line }) => line), isMore };
    },
    async move({ sitting, sender, name }) {
      const moved = await inTransaction(db, async (tx) => {
        const lines = await tx
          .updateTable('chat')
          .set({ player: sender, name })
          .where('match', '=', match)
          .where('sitting', '=', sitting)
          .returning('seq')
          .execute();
        if (lines.length > 0) await noteRetold(tx);
        return lines;
      });
      said = said.map((one) =>
        one.sitting === sitting ? { sitting, line: { ...one.line, sender, name } } : one,
      );
      return { ids: idsOf(moved), sender, name };
    },
    async erase(sitting) {
      const gone = await inTransaction(db, async (tx) => {
        await tx
          .deleteFrom('past_sittings')
          .where('match', '=', match)
          .where('sitting', '=', sitting)
          .execute();
        const lines = await tx
          .deleteFrom('chat')
          .where('match', '=', match)
          .where('sitting', '=', sitting)
          .returning('seq')
          .execute();
        if (lines.length > 0) await noteRetold(tx);
        return lines;
      });
      said = said.filter((one) => one.sitting !== sitting);
      return idsOf(gone);
    },
    async claim(keys, keyHash) {
      await db
        .updateTable('past_sittings')
        .set({ key_hash: keyHash })
        .where('match', '=', match)
        .where('key_hash', 'in', keys)
        .execute();
    },
    async pastSittings(keys) {
      const rows = await db
        .selectFrom('past_sittings')
        .select('sitting')
        .where('match', '=', match)
        .where('key_hash', 'in', keys)
        .execute();
      return rows.map(({ sitting }) => sitting);
    },
  };
}

/** Stores a line, behind all others where its number is taken; the number it has. */
async function store(db: Db, row: Omit<ChatRow, 'seq'>, next: number): Promise<number> {
  let seq = next;
  const insert = () =>
    db
      .insertInto('chat')
      .values({ ...row, seq })
      .execute();
  await tryAgain(insert, {
    isOvertaken: (error) => isTaken(error, 'line'),
    async before() {
      seq = (await lastStored(db, row.match)) + 1;
    },
  });
  return seq;
}

/** The number of the last line that is stored. */
async function lastStored(db: Db, match: string): Promise<number> {
  const { seq } = await db
    .selectFrom('chat')
    .select(({ fn }) => fn.max<number | null>('seq').as('seq'))
    .where('match', '=', match)
    .executeTakeFirstOrThrow();
  return seq ?? 0;
}

/** Lets the oldest lines go, and those of their speakers of whom nothing is left then. */
const dropUpTo = (db: Db, match: string, seq: number) =>
  inTransaction(db, async (tx) => {
    await tx.deleteFrom('chat').where('match', '=', match).where('seq', '<=', seq).execute();
    await tx
      .deleteFrom('past_sittings')
      .where('match', '=', match)
      .where('sitting', 'not in', (left) =>
        left
          .selectFrom('chat')
          .select('sitting')
          .where('match', '=', match)
          .where('sitting', 'is not', null)
          .$castTo<{ sitting: string }>(),
      )
      .execute();
  });

/** Counts that what was read already has been told anew. */
const countRetold = (tx: Db, match: string) =>
  tx
    .updateTable('matches')
    .set(({ eb }) => ({ retold: eb('retold', '+', 1) }))
    .where('id', '=', match)
    .execute();

const idsOf = (rows: { seq: number }[]): string[] => rows.map(({ seq }) => String(seq));

type Said = { sitting: string | null; line: ChatLine };
