import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import type { Action } from '../../shared/engine/engine';
import type { Beginning } from '../../shared/engine/record';
import type { Gameover } from '../../shared/engine/score';
import {
  ABSENCES,
  AGREEMENTS,
  AVATARS,
  CLOCKS,
  HOST_LINKS,
  SIGNS,
  STARTS,
  STRENGTHS,
  TABLE_STATUSES,
} from '../../shared/protocol/table';
import {
  STAND_INS,
  type Away,
  type Banned,
  type PastHolder,
  type SeatRecord,
  type TableRecord,
  type TryRecord,
  type VoteRecord,
} from '../tables/table';
import { addActions } from './actions';
import { keepSitting } from './chat';
import type { Db } from './database/open';
import { inTransaction } from './database/transaction';
import type { MatchRow, SeatRow } from './database/schema';

/** A table was changed, or deleted, by somebody else since it was read. */
export class TableChanged extends Error {}

/** Stores a new table with its seats, and what its match goes on from. */
export async function addTable(
  db: Db,
  table: TableRecord,
  log: readonly Action[] = [],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('matches')
      .values({ ...toRow(table), seen_at: 0 })
      .execute();
    await tx
      .insertInto('seats')
      .values(table.seats.map((seat, i) => toSeatRow(table.id, seat, i)))
      .execute();
    await addActions(tx, table.id, log);
  });
}

/**
 * Stores what became of a table and its seats, in one transaction, and returns it as it is stored.
 * Throws `TableChanged`, and stores nothing, when it is no longer what it was `before`.
 */
export async function saveTable(
  db: Db,
  before: TableRecord,
  after: TableRecord,
): Promise<TableRecord> {
  const { id } = before;
  const next = { ...after, revision: before.revision + 1 };
  await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('matches')
      .set(toRow(next))
      .where('id', '=', id)
      .where('revision', '=', before.revision)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new TableChanged(`match ${id.slice(0, 4)}… was changed`);
    for (const [i, seat] of next.seats.entries()) {
      if (seat === before.seats.at(i)) continue;
      const row = toSeatRow(id, seat, i);
      await tx
        .insertInto('seats')
        .values(row)
        .onConflict((conflict) => conflict.columns(['match', 'seat']).doUpdateSet(row))
        .execute();
    }
    if (next.seats.length < before.seats.length)
      await tx
        .deleteFrom('seats')
        .where('match', '=', id)
        .where('seat', '>=', next.seats.length)
        .execute();
    for (const { sitting, keyHash } of before.seats)
      if (sitting !== null && keyHash !== null && next.seats.every((s) => s.sitting !== sitting))
        await keepSitting(tx, { match: id, sitting, key_hash: keyHash });
  });
  return next;
}

/** Stores who of a table is there by now: no change of the table, that others would have to know. */
export const savePresence = (db: Db, before: TableRecord, after: TableRecord): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const [i, { away, keyHash }] of after.seats.entries()) {
      if (away === before.seats[i].away || keyHash === null) continue;
      await tx
        .updateTable('seats')
        .set({ away_since: away?.since ?? null, away_at: away?.at ?? null })
        .where('match', '=', before.id)
        .where('seat', '=', i)
        .where('key_hash', '=', keyHash)
        .execute();
    }
  });

/** The table with this id, or `null`; throws when its rows cannot be read. */
export async function loadTable(db: Db, id: string): Promise<TableRecord | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('match', '=', id)
    .orderBy('seat')
    .execute();
  return toTable(row, seats);
}

/** How many tables wait for their start. */
export async function countOpen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

type Sought = {
  game: string;
  since: number;
  /** The tables that somebody is at. */
  attended: readonly string[];
};

/** How many tables that nobody is at are looked at for a list. */
const LATEST = 1000;

/** The ids of a title's public tables where others may sit down: those that somebody is at, then the latest. */
export async function openTables(db: Db, { game, since, attended }: Sought): Promise<string[]> {
  const open = db
    .selectFrom('matches')
    .select('id')
    .where('game', '=', game)
    .where('unlisted', '=', 0)
    .where('status', '=', 'open')
    .where('no_newcomers', '=', 0)
    .where('updated_at', '>', since)
    .orderBy('updated_at', 'desc');
  const first = await inParts(attended, (ids) => open.where('id', 'in', ids).execute());
  const latest = await open.limit(LATEST).execute();
  return [...new Set([...first, ...latest].map(({ id }) => id))];
}

/** Notes that somebody's screen is at these tables, as far as that matters: nobody else has sat down there. */
export const noteSeen = (db: Db, attended: readonly string[], now: number) =>
  inParts(attended, (ids) =>
    db
      .updateTable('matches')
      .set({ seen_at: now })
      .where('visited', '=', 0)
      .where('status', '=', 'open')
      .where('id', 'in', ids)
      .execute(),
  );

/** How many values a statement is given at a time. */
const PART = 500;

/** Asks for many tables part by part. */
async function inParts<T>(
  ids: readonly string[],
  ask: (part: readonly string[]) => Promise<T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (let i = 0; i < ids.length; i += PART) found.push(...(await ask(ids.slice(i, i + PART))));
  return found;
}

const toRow = (table: TableRecord): Omit<Insertable<MatchRow>, 'seen_at'> => ({
  id: table.id,
  game: table.game,
  version: table.version,
  status: table.status,
  start: table.start,
  unlisted: Number(table.unlisted),
  options: JSON.stringify(table.options),
  host: table.host,
  code: table.code,
  code_expires: table.codeExpires,
  server_seed: table.serverSeed,
  commitment: table.commitment,
  match_seed: table.matchSeed,
  attempts: table.attempts && JSON.stringify(table.attempts),
  beginning: table.beginning && JSON.stringify(table.beginning),
  next_match: table.nextMatch,
  gameover: table.gameover && JSON.stringify(table.gameover),
  fault: table.fault,
  absence: table.absence,
  clock: table.clock,
  clocked_at: table.clockedAt,
  host_before: table.hostBefore,
  paused_at: table.pausedAt,
  abandoned: Number(table.abandoned),
  votes: JSON.stringify(table.votes),
  past_holders: JSON.stringify(table.pastHolders),
  banned: JSON.stringify(table.banned),
  watchers_talk: Number(table.watchersTalk),
  no_newcomers: Number(table.noNewcomers),
  visited: Number(table.visited),
  created_at: table.createdAt,
  updated_at: table.updatedAt,
  revision: table.revision,
});

const toSeatRow = (match: string, seat: SeatRecord, i: number): SeatRow => ({
  match,
  seat: i,
  name: seat.name,
  bot: seat.bot,
  key_hash: seat.keyHash,
  sitting: seat.sitting,
  nonce_hash: seat.nonceHash,
  nonce: seat.nonce,
  ready: Number(seat.ready),
  away_since: seat.away?.since ?? null,
  away_at: seat.away?.at ?? null,
  stand_in: seat.standIn,
  muted: Number(seat.muted),
  deadline: seat.deadline,
  host_link: seat.hostLink,
  sign: seat.look.sign ?? null,
  avatar: seat.look.avatar ?? null,
});

const awayOf = ({ away_since: since, away_at: at }: SeatRow): Away | null =>
  since === null || at === null ? null : { since, at };

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const json = z.string().transform((text, read) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    read.addIssue('is no JSON');
    return z.NEVER;
  }
});

const attempt: z.ZodType<TryRecord> = z.object({
  seats: z.array(
    z.object({
      name: z.string().nullable(),
      bot: z.enum(STRENGTHS).nullable(),
      keyHash: hash.nullable(),
      nonceHash: hash.nullable(),
      nonce: hash.nullable(),
    }),
  ),
  dealt: z.boolean(),
});

const beginning: z.ZodType<Beginning> = z.object({
  matchID: z.string(),
  moment: z.number(),
  deal: z.object({
    matchID: z.string(),
    commitment: hash,
    serverSeed: hash,
    nonces: z.array(hash.nullable()),
  }),
});

const voteRecord: z.ZodType<VoteRecord> = z.object({
  about: z.enum(AGREEMENTS),
  seat: z.number().nullable(),
  by: z.array(z.number()),
});

const pastHolder: z.ZodType<PastHolder> = z.object({
  seat: z.number(),
  until: z.number(),
  name: z.string().nullable(),
  bot: z.enum(STRENGTHS).nullable(),
  keyHash: hash.nullable(),
});

const banned: z.ZodType<Banned> = z.object({
  keyHash: hash.nullable(),
  name: z.string().nullable(),
  isMuted: z.literal(true).optional(),
});

const readable = z.object({
  status: z.enum(TABLE_STATUSES),
  start: z.enum(STARTS),
  options: json.pipe(z.record(z.string(), z.union([z.boolean(), z.string()]))),
  server_seed: hash,
  commitment: hash,
  match_seed: hash.nullable(),
  attempts: json.pipe(z.array(attempt)).nullable(),
  beginning: json.pipe(beginning).nullable(),
  gameover: json.pipe(z.custom<Gameover>((value) => typeof value === 'object')).nullable(),
  absence: z.enum(ABSENCES),
  clock: z.literal(CLOCKS),
  votes: json.pipe(z.array(voteRecord)),
  past_holders: json.pipe(z.array(pastHolder)),
  banned: json.pipe(z.array(banned)),
});

const readableSeats = z
  .array(
    z.object({
      bot: z.enum(STRENGTHS).nullable(),
      key_hash: hash.nullable(),
      nonce_hash: hash.nullable(),
      nonce: hash.nullable(),
      stand_in: z.enum(STAND_INS).nullable(),
      host_link: z.enum(HOST_LINKS).nullable(),
      sign: z
        .number()
        .int()
        .min(0)
        .max(SIGNS - 1)
        .nullable(),
      avatar: z.enum(AVATARS).nullable(),
    }),
  )
  .min(1, 'it has no seats');

/** What was stored, checked; throws a sentence that says which column of which match is damaged. */
function checked<S extends z.ZodType>(id: string, schema: S, given: unknown): z.output<S> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [{ path, message }] = read.error.issues;
  const where = [path.join('.'), message].filter(Boolean).join(' ');
  throw new Error(`match ${id.slice(0, 4)}… cannot be read: ${where}`);
}

function toTable(row: Selectable<MatchRow>, seatRows: SeatRow[]): TableRecord {
  const match = checked(row.id, readable, row);
  const seats = checked(row.id, readableSeats, seatRows);
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    status: match.status,
    start: match.start,
    unlisted: row.unlisted === 1,
    options: match.options,
    host: row.host,
    code: row.code,
    codeExpires: row.code_expires,
    serverSeed: match.server_seed,
    commitment: match.commitment,
    matchSeed: match.match_seed,
    attempts: match.attempts,
    beginning: match.beginning,
    nextMatch: row.next_match,
    gameover: match.gameover,
    fault: row.fault,
    absence: match.absence,
    clock: match.clock,
    clockedAt: row.clocked_at,
    hostBefore: row.host_before,
    pausedAt: row.paused_at,
    abandoned: row.abandoned === 1,
    votes: match.votes,
    pastHolders: match.past_holders,
    banned: match.banned,
    watchersTalk: row.watchers_talk === 1,
    noNewcomers: row.no_newcomers === 1,
    visited: row.visited === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    revision: row.revision,
    seats: seats.map((seat, i) => ({
      name: seatRows[i].name,
      bot: seat.bot,
      keyHash: seat.key_hash,
      sitting: seatRows[i].sitting,
      nonceHash: seat.nonce_hash,
      nonce: seat.nonce,
      ready: seatRows[i].ready === 1,
      away: awayOf(seatRows[i]),
      standIn: seat.stand_in,
      muted: seatRows[i].muted === 1,
      deadline: seatRows[i].deadline,
      hostLink: seat.host_link,
      look: {
        ...(seat.sign !== null && { sign: seat.sign }),
        ...(seat.avatar !== null && { avatar: seat.avatar }),
      },
    })),
  };
}
