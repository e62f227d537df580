import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Config } from '../config';
import type { Monotonic } from '../monotonic';
import { callerOf } from '../caller';
import { type CallerBuckets, createBuckets, createCallerBuckets } from '../buckets';
import { Refusal } from '../refusal';

/** Slows down whoever asks too fast, or guesses. */
export type RateLimits = {
  requests: Middleware;
  /** Lets a table be created by who knows the create key, not too often. */
  creation(ctx: Context, createKey: string | undefined): void;
  /** Lets a table follow one that was played, not too often. */
  rematch(ctx: Context): void;
  /** Lets somebody sit down, not too often. */
  join(ctx: Context): void;
  /** Lets a seat have another name, not too often. */
  rename(match: string, seat: number): void;
  /** Lets a seat agree to something, or not, not too often. */
  vote(match: string, seat: number): void;
  /** Runs what needs a match's id or a seat's credentials; wrong ones cost. */
  keys<T>(ctx: Context, attempt: () => Promise<T>): Promise<T>;
  /** Runs a look-up of a code; a code that opens nothing costs. */
  codes<T>(ctx: Context, lookUp: () => Promise<T | null>): Promise<T>;
  /** The same for codes that make a device a player's. */
  playerCodes<T>(ctx: Context, lookUp: () => Promise<T | null>): Promise<T>;
  /** Lets somebody become a player, not too often. */
  newPlayer(ctx: Context): void;
  /** Lets a player ask for another code, or to be forgotten, not too often. */
  secrets(ctx: Context): void;
  /** Lets a whole match be played again for whoever asks, not too often. */
  file(ctx: Context): void;
};

export function createRateLimits(
  { trustProxy, createKey, limits }: Config,
  now: Monotonic,
): RateLimits {
  const requests = createCallerBuckets(limits.requests, now);
  const creations = createCallerBuckets(limits.creations, now);
  const tables = createCallerBuckets(limits.tables, now);
  const joins = createCallerBuckets(limits.joins, now);
  const renames = createBuckets(limits.renames, now);
  const votes = createBuckets(limits.votes, now);
  const wrongKeys = createCallerBuckets(limits.wrongKeys, now);
  const wrongCodes = createCallerBuckets(limits.wrongCodes, now);
  const wrongPlayerCodes = createCallerBuckets(limits.wrongPlayerCodes, now);
  const newPlayers = createCallerBuckets(limits.newPlayers, now);
  const secrets = createCallerBuckets(limits.secrets, now);
  const files = createCallerBuckets(limits.files, now);
  /** A short create key is guessed sooner than a match's id: a guess costs as much as ten. */
  const guess = Math.min(10, limits.wrongKeys.burst);
  const from = (ctx: Context) => callerOf(ctx.req, trustProxy);

  function newTable(ctx: Context) {
    charge(creations, from(ctx));
    charge(tables, from(ctx));
  }

  return {
    requests: (ctx, next) => {
      charge(requests, from(ctx as Context));
      return next();
    },

    creation(ctx, given) {
      if (createKey !== undefined) {
        if (given === undefined) throw new Refusal('createKey');
        // paid before anybody looks: whoever guesses too fast must not learn even that one was right
        charge(wrongKeys, from(ctx), guess);
        if (!isSame(given, createKey)) throw new Refusal('wrongCreateKey');
        wrongKeys.take(from(ctx), -guess);
      }
      newTable(ctx);
    },

    rematch: newTable,

    join(ctx) {
      charge(joins, from(ctx));
    },

    rename(match, seat) {
      charge(renames, `${match} ${seat}`);
    },

    vote(match, seat) {
      charge(votes, `${match} ${seat}`);
    },

    async keys(ctx, attempt) {
      if (!wrongKeys.has(from(ctx))) throw new Refusal('tooFast');
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof Refusal && GUESSES.has(error.code)) charge(wrongKeys, from(ctx));
        throw error;
      }
    },

    codes: (ctx, lookUp) => lookedUp(wrongCodes, ctx, lookUp),
    playerCodes: (ctx, lookUp) => lookedUp(wrongPlayerCodes, ctx, lookUp),

    newPlayer(ctx) {
      charge(newPlayers, from(ctx));
    },

    secrets(ctx) {
      charge(secrets, from(ctx));
    },

    file(ctx) {
      charge(files, from(ctx));
    },
  };

  async function lookedUp<T>(
    wrong: CallerBuckets,
    ctx: Context,
    lookUp: () => Promise<T | null>,
  ): Promise<T> {
    // a token is held while looking up, so that many tries at once are no more than many in a row
    charge(wrong, from(ctx));
    const found = await lookUp();
    if (found === null) throw new Refusal('unknownCode');
    wrong.take(from(ctx), -1);
    return found;
  }
}

/** Takes what somebody's request costs; refuses it where that is more than they have left. */
function charge<K>(
  buckets: { take(key: K, tokens?: number): boolean },
  key: K,
  tokens?: number,
): void {
  if (!buckets.take(key, tokens)) throw new Refusal('tooFast');
}

const GUESSES = new Set(['unknownMatch', 'credentials']);

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
