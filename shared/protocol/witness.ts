import type { PlayerID } from '../engine/game';
import type { Strength, Table } from './table';

// What a player's own device keeps of a table; what is done with it is in witnessing.ts.

/** What was seen of a table by who sits there. */
export type Witness = {
  /** The server's commitment as it was first shown. */
  commitment?: string;
  /** Whether the table was shown, with that, as one whose match goes on from another. */
  isBegun?: boolean;
  /** Every table that was shown locked, oldest first. */
  locks?: SeenLock[];
  /** Our share as of before the deal; gone when the seat is lost before the cards are dealt. */
  share?: Share;
  /** Whether the cards were dealt while we sat there with that share. */
  isDealt?: boolean;
  /** Whether another device of theirs may have come after this one, and given its own nonce. */
  isShared?: boolean;
};

/** A seat and its own share of the shuffle. */
export type Share = { playerID: PlayerID; nonce: string };

/** A table as it was shown when it was locked, and what we know of our own seat at it. */
export type SeenLock = {
  version: number;
  options: Table['setupData'];
  seats: SeenSeat[];
  /** The number of our seat. */
  own: number;
  /** The hash of our nonce, whatever the table showed at our seat; `null` where we had none. */
  bound: string | null;
  /** Whether our nonce was told to it, and whether the server confirmed that it was heard. */
  told: boolean | 'heard';
};

type SeenSeat = { name: string; bot: Strength | null; nonceHash: string | null };

/** How many locks are kept of one table; no honest server has more. */
export const MOST_LOCKS = 20;

/** What was kept, without what cannot have been. */
export function readWitness(thing: unknown): Witness {
  if (!isObject(thing)) return {};
  const { commitment, isBegun, locks, share, isDealt, isShared } = thing;
  return {
    ...(typeof commitment === 'string' && { commitment }),
    ...(isBegun === true && { isBegun }),
    ...(isLocks(locks) && { locks }),
    ...(isShare(share) && { share: { playerID: share.playerID, nonce: share.nonce } }),
    ...(isDealt === true && { isDealt }),
    ...(isShared === true && { isShared }),
  };
}

/** Whether something read from outside has fields at all. */
export const isObject = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' && thing !== null;

const isShare = (thing: unknown): thing is Share =>
  isObject(thing) && typeof thing.playerID === 'string' && typeof thing.nonce === 'string';

const isLocks = (thing: unknown): thing is SeenLock[] =>
  Array.isArray(thing) && thing.length <= MOST_LOCKS && thing.every(isLock);

const isLock = (thing: unknown): boolean =>
  isObject(thing) &&
  typeof thing.version === 'number' &&
  isObject(thing.options) &&
  Number.isInteger(thing.own) &&
  isTextOrNull(thing.bound) &&
  [true, false, 'heard'].includes(thing.told as SeenLock['told']) &&
  Array.isArray(thing.seats) &&
  thing.seats.every(
    (seat: unknown) =>
      isObject(seat) &&
      typeof seat.name === 'string' &&
      isTextOrNull(seat.bot) &&
      isTextOrNull(seat.nonceHash),
  );

const isTextOrNull = (thing: unknown) => thing === null || typeof thing === 'string';
