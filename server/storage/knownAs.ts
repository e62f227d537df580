import { AVATARS, type Look } from '../../shared/protocol/table';
import type { Db } from './database/open';
import type { KnownDevice } from './players';

/** What somebody sits down as. */
export type KnownAs = { name?: string; look?: Look };

/** Notes what a player sits down as; what is not told stays as it was. */
export const noteKnownAs = (db: Db, player: string, { name, look }: KnownAs) =>
  db
    .updateTable('players')
    .set({
      ...(name !== undefined && { name }),
      ...(look && { sign: look.sign ?? null, avatar: look.avatar ?? null }),
    })
    .where('id', '=', player)
    .execute();

/** Forgets that of a player. */
export const dropKnownAs = (db: Db, players: readonly string[]) =>
  db
    .updateTable('players')
    .set({ name: null, sign: null, avatar: null })
    .where('id', 'in', players)
    .execute();

/** What a player last sat down as, or where they have not since, one of whom they turned out to be. */
export async function knownAs(db: Db, players: KnownDevice['players']): Promise<KnownAs> {
  const rows = await db
    .selectFrom('players')
    .select(['id', 'name', 'sign', 'avatar'])
    .where('id', 'in', players)
    .where('name', 'is not', null)
    .orderBy('created_at')
    .execute();
  const row = rows.find(({ id }) => id === players[0]) ?? rows.at(0);
  if (!row) return {};
  const avatar = AVATARS.find((one) => one === row.avatar);
  return {
    name: row.name!,
    look: { ...(row.sign !== null && { sign: row.sign }), ...(avatar && { avatar }) },
  };
}
