import { randomBytes } from 'node:crypto';
import { Refusal } from '../refusal';
import { inParts } from './database/inParts';
import type { Db } from './database/open';
import { inTransaction } from './database/transaction';
import type { DeviceRow } from './database/schema';

// Players, their devices, and the seats they hold. Of a player's secrets there are only hashes.

/** A device, and all that its player's seats may be held by: the player's id, and those of whom they turned out to be. */
export type KnownDevice = Pick<DeviceRow, 'id' | 'seen_at'> & {
  players: readonly [string, ...string[]];
};

/** What a browser shows: the hash of its key, and what its owner calls it. */
export type Shown = { keyHash: string; label: string };

/** How many devices a player may have, and how many players may turn out to be one. */
const DEVICES = 20;
const MERGED = 50;

/** The device whose key has this hash, or `null`. */
export async function deviceBy(db: Db, keyHash: string): Promise<KnownDevice | null> {
  const rows = await db
    .selectFrom('devices')
    .leftJoin('players', 'players.merged_into', 'devices.player')
    .select(['devices.id', 'devices.seen_at', 'devices.player', 'players.id as merged'])
    .where('key_hash', '=', keyHash)
    .execute();
  if (rows.length === 0) return null;
  const [{ id, seen_at, player }] = rows;
  const merged = rows.flatMap((row) => row.merged ?? []);
  return { id, seen_at, players: [player, ...merged] };
}

/** A player of whom nothing is known yet. */
const NOBODY = {
  merged_into: null,
  recovery_hash: null,
  recovery_at: null,
  name: null,
  sign: null,
  avatar: null,
};

/** Makes a player of whoever has a device that belongs to nobody yet. */
export const addPlayer = (db: Db, shown: Shown, now: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    if ((await deviceBy(tx, shown.keyHash)) !== null) return;
    const id = randomBytes(32).toString('hex');
    await tx
      .insertInto('players')
      .values({ id, created_at: now, ...NOBODY })
      .execute();
    await addDevice(tx, id, shown, now);
  });

const addDevice = (tx: Db, player: string, { keyHash, label }: Shown, now: number) =>
  tx
    .insertInto('devices')
    .values({
      id: randomBytes(8).toString('hex'),
      player,
      key_hash: keyHash,
      label,
      created_at: now,
      seen_at: now,
    })
    .execute();

/**
 * Makes the device one of the player's. Where it is another player's already, both turn out to be one: their
 * seats stay as they are, and the devices of both open them all.
 */
export const joinPlayer = (db: Db, to: string, shown: Shown, now: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const player = await foremost(tx, to);
    if (player === null) throw new Refusal('credentials');
    const known = await deviceBy(tx, shown.keyHash);
    if (known?.players[0] === player) return;
    const coming = known ? await devicesOf(tx, known.players[0]) : [shown];
    const there = await devicesOf(tx, player);
    if (there.length + coming.length > DEVICES) throw new Refusal('tooManyDevices');
    if (known === null) return void (await addDevice(tx, player, shown, now));
    const { count } = await tx
      .selectFrom('players')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('merged_into', '=', player)
      .executeTakeFirstOrThrow();
    if (count + known.players.length > MERGED) throw new Refusal('tooManyDevices');
    await tx
      .updateTable('players')
      .set({ merged_into: player })
      .where('id', 'in', known.players)
      .execute();
    await tx
      .updateTable('devices')
      .set({ player })
      .where('player', '=', known.players[0])
      .execute();
  });

/** Who a player is, after all that turned out; `null` where there is no such player any more. */
async function foremost(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('players')
    .select(['id', 'merged_into'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? (row.merged_into ?? row.id) : null;
}

/** All that somebody may hold seats by who holds one by this: a player has the ids of all whom they turned out to be. */
export async function keysWith(db: Db, key: string): Promise<string[]> {
  const player = await foremost(db, key);
  if (player === null) return [key];
  const merged = await db
    .selectFrom('players')
    .select('id')
    .where('merged_into', '=', player)
    .execute();
  return [player, ...merged.map(({ id }) => id)];
}

/** A player's devices, those that were here last first. */
export const devicesOf = (db: Db, player: string): Promise<DeviceRow[]> =>
  db
    .selectFrom('devices')
    .selectAll()
    .where('player', '=', player)
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Those of some devices that are somebody's. */
export const devicesAmong = (db: Db, ids: readonly string[]): Promise<string[]> =>
  inParts(ids, async (part) => {
    const rows = await db.selectFrom('devices').select('id').where('id', 'in', part).execute();
    return rows.map(({ id }) => id);
  });

/** Notes that a device was here. */
export const noteDevice = (db: Db, id: string, now: number) =>
  db.updateTable('devices').set({ seen_at: now }).where('id', '=', id).execute();

/** Takes a device away from its player; whether it was one of theirs. */
export async function dropDevice(db: Db, player: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('devices')
    .where('id', '=', id)
    .where('player', '=', player)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Gives a player a recovery code, by its hash: those before it, of whoever they turned out to be as well, are dead. */
export const setRecovery = (
  db: Db,
  players: KnownDevice['players'],
  hash: string,
  now: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx
      .updateTable('players')
      .set({ recovery_hash: null, recovery_at: null })
      .where('id', 'in', players)
      .execute();
    await tx
      .updateTable('players')
      .set({ recovery_hash: hash, recovery_at: now })
      .where('id', '=', players[0])
      .execute();
  });

/** When a player's latest recovery code was made, or `null`. */
export async function recoverySince(
  db: Db,
  players: KnownDevice['players'],
): Promise<number | null> {
  const { since } = await db
    .selectFrom('players')
    .select(({ fn }) => fn.max('recovery_at').as('since'))
    .where('id', 'in', players)
    .executeTakeFirstOrThrow();
  return since;
}

/** The player whose recovery code has this hash, or `null`. */
export async function playerByRecovery(db: Db, hash: string): Promise<string | null> {
  const row = await db
    .selectFrom('players')
    .select('id')
    .where('recovery_hash', '=', hash)
    .executeTakeFirst();
  return row?.id ?? null;
}
