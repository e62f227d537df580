import type { PlayerID } from '../../shared/engine/game';
import type { ChatLine, NewSpeaker } from '../../shared/protocol/table';
import type { Db } from './open';
import { inTransaction } from './transaction';
import type { PastSittingRow } from './schema';

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
  /** Stores a line; the oldest go when there are too many. */
  add(speaker: Speaker, text: string): Promise<ChatLine>;
  /** Has what was said in a sitting read as said by who its holder is now; answers which lines that are. */
  move(speaker: Speaker): Promise<NewSpeaker>;
  /** Removes all that was said in a sitting; answers the lines' ids. */
  erase(sitting: string): Promise<string[]>;
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

export async function openChat(db: Db, match: string, kept: number): Promise<Chat> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('match', '=', match)
    .orderBy('seq', 'desc')
    .limit(SHOWN)
    .execute();
  let last = rows.at(0)?.seq ?? 0;
  let said: Said[] = rows.reverse().map(({ seq, player, name, sitting, text }) => ({
    sitting,
    line: { id: String(seq), sender: player, payload: text, ...(name !== null && { name }) },
  }));

  /** Lets the oldest lines go, and those of their speakers of whom nothing is left then. */
  const dropUpTo = (seq: number) =>
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

  return {
    lines: () => said.map(({ line }) => line),
    async add({ sitting, sender, name }, text) {
      const seq = last + 1;
      await db
        .insertInto('chat')
        .values({ match, seq, player: sender, name, sitting, text, at: Date.now() })
        .execute();
      last = seq;
      if (seq > kept && seq % SLACK === 0) await dropUpTo(seq - kept);
      const line = { id: String(seq), sender, payload: text, name };
      said = [...said, { sitting, line }].slice(-SHOWN);
      return line;
    },
    async move({ sitting, sender, name }) {
      const moved = await db
        .updateTable('chat')
        .set({ player: sender, name })
        .where('match', '=', match)
        .where('sitting', '=', sitting)
        .returning('seq')
        .execute();
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
        return tx
          .deleteFrom('chat')
          .where('match', '=', match)
          .where('sitting', '=', sitting)
          .returning('seq')
          .execute();
      });
      said = said.filter((one) => one.sitting !== sitting);
      return idsOf(gone);
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

const idsOf = (rows: { seq: number }[]): string[] => rows.map(({ seq }) => String(seq));

type Said = { sitting: string | null; line: ChatLine };
