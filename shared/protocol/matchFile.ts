import { z } from 'zod';
import { MATCH_FILE, type MatchFile } from '../engine/matchFile';
import type { MatchRecord } from '../engine/record';
import { STRENGTHS } from './table';

/** A file of a match, or a record that an older version or the record's address gave. */
export type KeptMatch = MatchRecord & Partial<Omit<MatchFile, keyof MatchRecord>>;

/** Why a text is no match that can be read. */
export type FileProblem =
  /** Larger than any match is. */
  | 'tooBig'
  /** Something else altogether. */
  | 'foreign'
  /** Of a later version of the format. */
  | 'newer'
  /** It was one, but not all of it is as it must be. */
  | 'damaged';

/** How long a file may be, in characters: the longest match that a server plays is shorter. */
export const LONGEST_FILE = 16_000_000;

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const share = { nonceHash: hex.nullable(), nonce: hex.nullable() };
const name = z.string().max(200).nullable();
const bot = z.enum(STRENGTHS).nullable();
const whole = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const actions = z.string().max(400);
/** More than any title seats, and than any match may last. */
const SEATS = 20;
const ACTIONS = 120_000;
const DRAWS = 300_000;

/** What a file of a match holds; `docs/match-file.schema.json` is made from it. */
export const matchFileSchema = z.object({
  wonder: z.literal(MATCH_FILE).optional(),
  game: z.string().max(60),
  version: z.number().int().min(1).max(10_000),
  matchID: z.string().min(1).max(60),
  options: z.record(z.string().max(60), z.union([z.boolean(), z.string().max(4000)])),
  seats: z.array(z.object({ name, bot: bot.optional(), ...share })).max(SEATS),
  attempts: z
    .array(
      z.object({
        seats: z.array(z.object({ name, bot, ...share })).max(SEATS),
        dealt: z.boolean(),
      }),
    )
    .max(100)
    .optional(),
  commitment: hex,
  serverSeed: hex,
  actions: z.array(actions).max(ACTIONS),
  standings: z
    .array(
      z.object({
        playerID: z.string().max(4),
        place: z.number(),
        total: z.number(),
        lines: z.array(z.object({ key: z.string().max(60), points: z.number() })).max(60),
      }),
    )
    .max(SEATS),
  times: z.array(whole).max(ACTIONS).optional(),
  draws: z
    .array(
      z.object({
        at: whole,
        what: z.enum(['die', 'pick', 'shuffle']),
        of: whole,
        from: whole,
        to: whole,
        result: z.union([whole, z.array(whole).max(2000)]),
      }),
    )
    .max(DRAWS)
    .optional(),
  hashes: z
    .array(z.string().regex(/^[0-9a-f]{16}$/))
    .max(ACTIONS + 1)
    .optional(),
});

/** Reads a text that somebody says is a match. Never throws. */
export function readMatchFile(
  text: string,
): { ok: true; file: KeptMatch } | { ok: false; problem: FileProblem } {
  if (text.length > LONGEST_FILE) return { ok: false, problem: 'tooBig' };
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    // what begins as one was cut off
    return { ok: false, problem: /^\s*\{\s*"(wonder|game)"/.test(text) ? 'damaged' : 'foreign' };
  }
  if (!isLike(given)) return { ok: false, problem: 'foreign' };
  if (typeof given.wonder === 'number' && given.wonder > MATCH_FILE)
    return { ok: false, problem: 'newer' };
  const read = matchFileSchema.safeParse(given);
  return read.success ? { ok: true, file: read.data } : { ok: false, problem: 'damaged' };
}

/** Whether it looks like a match at all. */
const isLike = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' &&
  given !== null &&
  ['game', 'serverSeed', 'actions'].some((field) => Object.hasOwn(given, field));
