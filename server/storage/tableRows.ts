import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
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
import type { MatchRow, SeatRow } from './database/schema';

// A table between its record and its rows. What comes out of a database may be damaged: it is checked.

/** A table as it is stored, without its seats. */
export const toRow = (table: TableRecord): Omit<Insertable<MatchRow>, 'seen_at'> => ({
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
  first_seat: table.first,
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

/** A seat as it is stored. */
export const toSeatRow = (match: string, seat: SeatRecord, i: number): SeatRow => ({
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
  deadline: seat.waitedUntil,
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

/** The table that was stored; throws when it cannot be read. */
export function toTable(row: Selectable<MatchRow>, seatRows: SeatRow[]): TableRecord {
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
    first: row.first_seat,
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
      waitedUntil: seatRows[i].deadline,
      hostLink: seat.host_link,
      look: {
        ...(seat.sign !== null && { sign: seat.sign }),
        ...(seat.avatar !== null && { avatar: seat.avatar }),
      },
    })),
  };
}
