import { LRUCache } from 'lru-cache';
import type { Monotonic } from '../monotonic';
import type { Holder } from '../players/holder';
import { Refusal } from '../refusal';
import { areCredentials, hashCredentials, newCredentials } from './credentials';
import { handOver, type Heir } from './seating';
import type { SeatRecord, TableRecord } from './table';

/**
 * Links by which the host of a table brings somebody back to their seat who has lost everything that proves
 * it. Each works once, and nothing of it is stored; who frees or takes the seat ends it.
 */
export type HostLinks = {
  /** A token for a seat, in place of the one before, and the table where everybody reads of it. */
  offer(table: TableRecord, seat: number, by: Holder): { table: TableRecord; token: string };
  /** The table with the token's seat in these hands; throws `credentials` where the token opens none. */
  accept(table: TableRecord, token: string, heir: Heir): { table: TableRecord; seat: number };
};

type Offer = {
  tokenHash: string;
  until: number;
  /** The host who made it: by a device that is removed since, it opens nothing. */
  by: Holder;
  takenBy: string | null;
};

/** How long a token works, in milliseconds: the link has to be sent, and found. */
export const LINK_LASTS = 24 * 60 * 60 * 1000;
const OFFERS = 20_000;

export function createHostLinks(now: Monotonic): HostLinks {
  /** By the sitting, so that a seat has one, and no other holder's. */
  const offers = new LRUCache<string, Offer>({ max: OFFERS });

  return {
    offer(table, seat, by) {
      if (table.status === 'locked') throw new Refusal('started');
      if (table.nextMatch !== null) throw new Refusal('over');
      const { sitting } = table.seats[seat];
      if (sitting === null || seat === table.host) throw new Refusal('noSeat');
      const token = newCredentials();
      offers.set(sitting, {
        tokenHash: hashCredentials(token),
        until: now() + LINK_LASTS,
        by,
        takenBy: null,
      });
      return { token, table: withLink(table, seat, 'sent') };
    },

    accept(table, token, heir) {
      const offerTo = ({ sitting }: SeatRecord) =>
        sitting === null ? undefined : offers.get(sitting);
      const isFor = (offer: Offer | undefined) =>
        offer !== undefined &&
        now() < offer.until &&
        !offer.by.isRemoved() &&
        areCredentials(token, offer.tokenHash) &&
        (offer.takenBy === null || offer.takenBy === heir.keyHash);
      const seat = table.seats.findIndex((one) => isFor(offerTo(one)));
      if (seat < 0) throw new Refusal('credentials');
      // in a rematch the seat has the key it had when that was opened: it is given there
      if (table.nextMatch !== null) throw new Refusal('over');
      const offer = offerTo(table.seats[seat])!;
      if (offer.takenBy !== null) return { table, seat }; // the answer was lost
      const handed = handOver(table, seat, heir);
      offer.takenBy = heir.keyHash;
      return { table: withLink(handed, seat, 'used'), seat };
    },
  };
}

const withLink = (table: TableRecord, seat: number, hostLink: 'sent' | 'used'): TableRecord => ({
  ...table,
  seats: table.seats.map((one, i) => (i === seat ? { ...one, hostLink } : one)),
});
