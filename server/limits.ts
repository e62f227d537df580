import { z } from 'zod';
import type { Rate } from './buckets';

const DAY = 24 * 60 * 60;

/**
 * How much one address, one socket or one seat may do. A table of six behind one router, with a
 * phone and a desktop each, stays far below. An address is an IPv4 address or an IPv6 network of 64
 * bits; larger networks have several times as much: see `NETWORKS`.
 */
export const LIMITS = {
  /** HTTP requests of one address, static files excepted. */
  requests: { burst: 120, perSecond: 20 },
  /** All HTTP requests of one address, static files and polls included; beyond, nobody even looks at them. */
  hits: { burst: 1000, perSecond: 100 },
  /** TCP connections open at once from one address; behind a proxy that is the proxy's business. */
  connections: 400,
  /** Tables one address creates, rematches included: at once, and over a day. */
  creations: { burst: 30, perSecond: 1 / 20 },
  tables: { burst: 200, perSecond: 200 / DAY },
  /** Tables that wait for their start, of all addresses together. */
  openTables: 10_000,
  /** Wrong codes of one address: see `drawCode` for what that leaves to luck. */
  wrongCodes: { burst: 10, perSecond: 1 / 60 },
  /** Wrong codes of other devices and recovery codes of one address: 100 bits, so this only spares the server. */
  wrongPlayerCodes: { burst: 10, perSecond: 1 / 60 },
  /** Browsers of one address that sit down for the first time. */
  newPlayers: { burst: 60, perSecond: 400 / DAY },
  /** Links to other devices and recovery codes that one address has made, and requests to forget everything. */
  secrets: { burst: 20, perSecond: 1 / 30 },
  /** Files of matches that one address fetches: each is played again for it. */
  files: { burst: 120, perSecond: 1 / 5 },
  /** Wrong match ids, credentials and create keys of one address: as many over HTTP, and as many again over sockets. */
  wrongKeys: { burst: 60, perSecond: 1 },
  /** Sockets open at once from one address, and new ones. */
  sockets: 200,
  newSockets: { burst: 120, perSecond: 4 },
  /** Packets of one socket, whatever is in them; beyond it is cut at once. */
  packets: { burst: 400, perSecond: 100 },
  /** Bytes of one websocket: its pings and empty frames are no packets. */
  bytes: { burst: 128 * 1024, perSecond: 32 * 1024 },
  /** Messages of one socket, and of all sockets of one address. */
  messages: { burst: 40, perSecond: 20 },
  addressMessages: { burst: 800, perSecond: 240 },
  /** Syncs of one address: each is told to everybody at the table. */
  syncs: { burst: 120, perSecond: 4 },
  /** How many messages a sync counts for. */
  syncCost: 4,
  /** How many messages beyond its rate a socket may send before it is cut. */
  excess: 100,
  /** How many characters may wait for a screen that takes nothing in before it is cut. */
  unread: 256 * 1024,
  /** Actions of one seat, and how many of them one match takes in all: more are no play. */
  actions: { burst: 40, perSecond: 10 },
  seatActions: 5_000,
  /** How often one seat takes something back, or chooses anew, within one turn: people never come near. */
  changes: 100,
  /** Seats that one address sits down on: all of the public tables could be taken. */
  joins: { burst: 40, perSecond: 1 / 10 },
  /** New names of one seat, of who sits down on it as well: everybody at the table is told of each. */
  renames: { burst: 6, perSecond: 0.05 },
  /** Votes of one seat: everybody at the table is told of each. */
  votes: { burst: 10, perSecond: 0.2 },
  /** Chat lines of one seat, and how many a match keeps: the oldest go. */
  chat: { burst: 6, perSecond: 0.5 },
  chatLines: 1_000,
  /** Quick signs of one seat. */
  reactions: { burst: 3, perSecond: 0.3 },
  /** What all who watch from one address say; each of them as much as a seat. */
  asides: { burst: 12, perSecond: 1 },
  /** How many watch a match without a seat; where they are too many, a network with more than its share makes room. */
  spectators: 50,
  /** How long a bot thinks about one move, in milliseconds; then it makes a simple one. */
  botThought: 2_000,
} satisfies Record<string, Rate | number>;

export type Limits = typeof LIMITS;

/** The longest socket frame, in bytes, and the longest HTTP body. */
export const SOCKET_FRAME = 16 * 1024;
export const BODY = '16kb';
/** The longest body that brings a match to go on from. */
export const MATCH_BODY = '160kb';

const RATE = /^(\d+)\/(\d+(?:\.\d+)?)$/;

const rate = z
  .string()
  .regex(RATE, 'must be BURST/PER_SECOND, such as 40/20 or 10/0.5')
  .transform((text): Rate => {
    const [, burst, perSecond] = RATE.exec(text)!;
    return { burst: Number(burst), perSecond: Number(perSecond) };
  });

const count = z
  .string()
  .regex(/^\d{1,12}$/, 'must be a whole number')
  .transform(Number);

/** The environment variable of a limit: `LIMIT_` and its name. */
export const variableOf = (limit: string): string =>
  `LIMIT_${limit.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** Every limit by its environment variable: a rate as `40/20`, all else as a number. */
export const limitVariables = Object.fromEntries(
  Object.entries(LIMITS).map(([name, given]) => [
    variableOf(name),
    (typeof given === 'number' ? count : rate).optional(),
  ]),
) as Record<string, z.ZodType<Rate | number | undefined>>;

/** The limits with what an environment, already read, sets otherwise. */
export const limitsOf = (given: Record<string, unknown>): Limits =>
  Object.fromEntries(
    Object.entries(LIMITS).map(([name, byDefault]) => [name, given[variableOf(name)] ?? byDefault]),
  ) as Limits;
