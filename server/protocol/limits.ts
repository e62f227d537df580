import type { Rate } from './buckets';

// How much one address or one socket may do. A table of six behind one router, with a phone and a
// desktop each, stays far below.

/** HTTP requests of one address, static files excepted. */
export const REQUESTS: Rate = { burst: 120, perSecond: 20 };
/** Tables one address creates. */
export const CREATIONS: Rate = { burst: 30, perSecond: 1 / 20 };
/** Wrong or unknown codes, by address and in all. */
export const WRONG_CODES: Rate = { burst: 10, perSecond: 1 / 60 };
export const ALL_WRONG_CODES: Rate = { burst: 300, perSecond: 1 };
/** Wrong match ids, credentials and create keys of one address. */
export const WRONG_KEYS: Rate = { burst: 60, perSecond: 1 };
/** Messages of one socket; a sync costs more. */
export const MESSAGES: Rate = { burst: 40, perSecond: 20 };
export const SYNC_COST = 4;
/** Chat lines of one socket. */
export const CHAT: Rate = { burst: 6, perSecond: 0.5 };
/** How many messages beyond its rate a socket may send before it is cut. */
export const EXCESS = 100;
/** Sockets open at once from one address. */
export const SOCKETS = 200;
/** The longest frame, in bytes. */
export const FRAME = 16 * 1024;
/** The longest HTTP body. */
export const BODY = '16kb';
