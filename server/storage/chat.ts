import type { PlayerID } from 'boardgame.io';
import type { ChatLine } from '../../shared/protocol/table';
import type { Db } from './open';

/** How many lines a newcomer is shown, and how many one match keeps. */
const SHOWN = 50;
const KEPT = 1000;

/** The chat of one match. */
export type Chat = {
  /** The last lines, oldest first. */
  lines(): readonly ChatLine[];
  /** Stores a line; `null` when the match has too many. */
  add(sender: PlayerID, text: string): Promise<ChatLine | null>;
};

export async function openChat(db: Db, match: string): Promise<Chat> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('match', '=', match)
    .orderBy('seq', 'desc')
    .limit(SHOWN)
    .execute();
  let last = rows.at(0)?.seq ?? 0;
  let lines: ChatLine[] = rows
    .reverse()
    .map(({ seq, player, text }) => ({ id: String(seq), sender: player, payload: text }));

  return {
    lines: () => lines,
    async add(sender, text) {
      if (last >= KEPT) return null;
      const seq = last + 1;
      await db
        .insertInto('chat')
        .values({ match, seq, player: sender, text, at: Date.now() })
        .execute();
      last = seq;
      const line = { id: String(seq), sender, payload: text };
      lines = [...lines, line].slice(-SHOWN);
      return line;
    },
  };
}
