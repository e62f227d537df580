import type { Db } from './open';
import type { ChatRow } from './schema';

export const appendChat = (db: Db, row: ChatRow) => db.insertInto('chat').values(row).execute();

/** The last lines of a match's chat, oldest first. */
export async function lastChat(db: Db, match: string, count: number): Promise<ChatRow[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('match', '=', match)
    .orderBy('seq', 'desc')
    .limit(count)
    .execute();
  return rows.reverse();
}
