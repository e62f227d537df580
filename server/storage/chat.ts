import type { PlayerID } from 'boardgame.io';
import type { ChatLine } from '../../shared/protocol/table';
import type { Db } from './open';

/** How many lines a newcomer is shown. */
const SHOWN = 50;
/** How many lines beyond those that are kept may gather before they go. */
const SLACK = 100;

/** Who has said something: from which seat, and under which name. */
export type Speaker = { sender: PlayerID; name: string };

/** The chat of one match. */
export type Chat = {
  /** The last lines, oldest first. */
  lines(): readonly ChatLine[];
  /** Stores a line; the oldest go when there are too many. */
  add(sender: PlayerID, name: string, text: string): Promise<ChatLine>;
  /** Keeps what somebody said theirs, when their seat gets another number or they take another name. */
  move(from: Speaker, to: Speaker): Promise<void>;
  /** Removes all that somebody has said. */
  erase(speaker: Speaker): Promise<void>;
};

export async function openChat(db: Db, match: string, kept: number): Promise<Chat> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('match', '=', match)
    .orderBy('seq', 'desc')
    .limit(SHOWN)
    .execute();
  let last = rows.at(0)?.seq ?? 0;
  let lines: ChatLine[] = rows.reverse().map(({ seq, player, name, text }) => ({
    id: String(seq),
    sender: player,
    payload: text,
    ...(name !== null && { name }),
  }));

  return {
    lines: () => lines,
    async add(sender, name, text) {
      const seq = last + 1;
      await db
        .insertInto('chat')
        .values({ match, seq, player: sender, name, text, at: Date.now() })
        .execute();
      if (seq > kept && seq % SLACK === 0)
        await db
          .deleteFrom('chat')
          .where('match', '=', match)
          .where('seq', '<=', seq - kept)
          .execute();
      last = seq;
      const line = { id: String(seq), sender, payload: text, name };
      lines = [...lines, line].slice(-SHOWN);
      return line;
    },
    async move(from, to) {
      await db
        .updateTable('chat')
        .set({ player: to.sender, name: to.name })
        .where('match', '=', match)
        .where('player', '=', from.sender)
        .where('name', '=', from.name)
        .execute();
      lines = lines.map((line) => (isFrom(line, from) ? { ...line, ...to } : line));
    },
    async erase({ sender, name }) {
      await db
        .deleteFrom('chat')
        .where('match', '=', match)
        .where('player', '=', sender)
        .where('name', '=', name)
        .execute();
      lines = lines.filter((line) => !isFrom(line, { sender, name }));
    },
  };
}

const isFrom = (line: ChatLine, { sender, name }: Speaker): boolean =>
  line.sender === sender && line.name === name;
