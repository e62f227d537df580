import { createLatest } from './latest';
import type { Monotonic } from './monotonic';
import { NETWORKS, type Caller } from './caller';

// What slows down whoever asks too much. The numbers are in `limits.ts`. Who goes beyond them is refused where they
// ask: messages in `gateway/gateway.ts`, `lettingIn.ts` and `handlers.ts`, sockets in `gateway/socketServer.ts`,
// requests in `http/rateLimits.ts` and `http/firewall.ts`.

/** How fast something may be done: so many at once, then so many a second. */
export type Rate = { burst: number; perSecond: number };

/** A token bucket for each key; the keys that were used longest ago are forgotten. */
export type Buckets = {
  /** Takes tokens, or returns false and takes none. Answers at once, so that messages stay in order. */
  take(key: string, tokens?: number): boolean;
  /** Whether so many tokens are there. */
  has(key: string, tokens?: number): boolean;
};

const KEYS = 20_000;

export function createBuckets({ burst, perSecond }: Rate, now: Monotonic): Buckets {
  const buckets = createLatest<{ tokens: number; at: number }>(KEYS);
  const filledAt = (key: string, at: number): number => {
    const bucket = buckets.get(key) ?? { tokens: burst, at };
    return Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond);
  };
  return {
    has: (key, tokens = 1) => filledAt(key, now()) >= tokens,
    take(key, tokens = 1) {
      const at = now();
      const filled = filledAt(key, at);
      const enough = filled >= tokens;
      buckets.set(key, { tokens: enough ? filled - tokens : filled, at });
      return enough;
    },
  };
}

/** Buckets of callers, who take from those of all the networks they are in. */
export type CallerBuckets = {
  take(caller: Caller, tokens?: number): boolean;
  has(caller: Caller, tokens?: number): boolean;
};

export function createCallerBuckets({ burst, perSecond }: Rate, now: Monotonic): CallerBuckets {
  const buckets = NETWORKS.map(({ counts }) =>
    createBuckets({ burst: burst * counts, perSecond: perSecond * counts }, now),
  );
  const has = (caller: Caller, tokens?: number) =>
    caller.every((network, i) => buckets[i].has(network, tokens));
  return {
    has,
    take: (caller, tokens) =>
      has(caller, tokens) && caller.every((network, i) => buckets[i].take(network, tokens)),
  };
}
