import type { Rate } from './buckets';

/** How much one address or one socket may do. A table of six behind one router, with a phone and a desktop each, stays far below. */
export const LIMITS = {
  /** HTTP requests of one address, static files excepted. */
  requests: { burst: 120, perSecond: 20 },
  /** Tables one address creates. */
  creations: { burst: 30, perSecond: 1 / 20 },
  /** Wrong codes of one address, and of all together. */
  wrongCodes: { burst: 10, perSecond: 1 / 60 },
  allWrongCodes: { burst: 300, perSecond: 1 },
  /** Wrong match ids, credentials and create keys of one address. */
  wrongKeys: { burst: 60, perSecond: 1 },
  /** Messages of one socket. */
  messages: { burst: 40, perSecond: 20 },
  /** Chat lines of one socket. */
  chat: { burst: 6, perSecond: 0.5 },
  /** How many messages a sync counts for. */
  syncCost: 4,
  /** How many messages beyond its rate a socket may send before it is cut. */
  excess: 100,
  /** How many packets may wait for a screen that takes nothing in before it is cut. */
  unread: 500,
  /** Sockets open at once from one address. */
  sockets: 200,
} satisfies Record<string, Rate | number>;

export type Limits = typeof LIMITS;

/** The longest socket frame, in bytes, and the longest HTTP body. */
export const FRAME = 16 * 1024;
export const BODY = '16kb';
