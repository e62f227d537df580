// the page reads files as well: the smaller half of the library, without the sentences
import * as z from 'zod/mini';
import { MATCH_FILE, type MatchFile, type MatchReport } from '../engine/matchFile';
import type { MatchRecord } from '../engine/record';
import { STRENGTHS } from './table';

/** A file of a match, or a record that an older version or the record's address gave. */
export type KeptMatch = MatchRecord &
  Partial<Omit<MatchFile, keyof MatchRecord>> &
  Pick<MatchReport, 'stopped'>;

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

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const share = { nonceHash: z.nullable(hex), nonce: z.nullable(hex) };
const shortText = (most: number) => z.string().check(z.maxLength(most));
const list = <S extends z.ZodMiniType>(of: S, most: number) => z.array(of).check(z.maxLength(most));
const whole = z.int().check(z.minimum(0));
const name = z.nullable(shortText(200));
const bot = z.nullable(z.enum(STRENGTHS));
const matchID = shortText(60).check(z.minLength(1));
/** More than any title seats, and than any match may last. */
const SEATS = 20;
const ACTIONS = 120_000;
const DRAWS = 300_000;
/** The last moment that a calendar has, in milliseconds since 1970. */
const LAST_TIME = 8.64e15;
const playerID = z.string().check(z.regex(/^(0|[1-9]\d?)$/));

/** What a file of a match holds; `docs/match-file.schema.json` is made from it. */
export const matchFileSchema = z.object({
  wonder: z.optional(z.literal(MATCH_FILE)),
  game: shortText(60),
  version: z.int().check(z.minimum(1), z.maximum(10_000)),
  matchID,
  options: z.record(shortText(60), z.union([z.boolean(), shortText(4000)])),
  seats: list(z.object({ name, bot: z.optional(bot), ...share }), SEATS),
  attempts: z.optional(
    list(
      z.object({
        seats: list(z.object({ name, bot, ...share }), SEATS),
        dealt: z.boolean(),
      }),
      100,
    ),
  ),
  commitment: hex,
  serverSeed: hex,
  first: z.optional(shortText(4)),
  beginning: z.optional(
    z.object({
      matchID,
      moment: whole,
      deal: z.object({
        matchID,
        commitment: hex,
        serverSeed: hex,
        nonces: list(z.nullable(hex), SEATS),
      }),
    }),
  ),
  actions: list(shortText(400), ACTIONS),
  standings: list(
    z.object({
      playerID,
      place: z.int().check(z.minimum(1), z.maximum(SEATS)),
      total: z.number(),
      lines: list(z.object({ key: shortText(60), points: z.number() }), 60),
    }),
    SEATS,
  ),
  stopped: z.optional(
    z.object({
      reference: shortText(20),
      error: shortText(100_000),
      failed: z.nullable(shortText(400)),
    }),
  ),
  times: z.optional(list(whole.check(z.maximum(LAST_TIME)), ACTIONS)),
  draws: z.optional(
    list(
      z.object({
        at: whole,
        purpose: z.optional(shortText(60)),
        what: z.enum(['die', 'pick', 'shuffle']),
        of: whole,
        from: whole,
        to: whole,
        result: z.union([whole, list(whole, 2000)]),
      }),
      DRAWS,
    ),
  ),
  hashes: z.optional(list(z.string().check(z.regex(/^[0-9a-f]{16}$/)), ACTIONS + 1)),
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
