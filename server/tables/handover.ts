import { LRUCache } from 'lru-cache';
import type { PlayerID } from '../../shared/engine/game';
import type { Monotonic } from '../monotonic';
import { Refusal } from '../refusal';
import { areCredentials, hashCredentials, newCredentials } from './credentials';
import { handOver, provenSeat, type Heir } from './seating';
import type { TableRecord } from './table';

/**
 * Seats that go on to another device of their holder, by a token that works once. Nothing of it is
 * stored: a seat is handed over when its key is another one, which is what makes the token void.
 */
export type Handovers = {
  /** A token for a seat, in place of the one before. */
  offer(table: TableRecord, seat: number): string;
  /** The table with the token's seat in other hands; throws `credentials` where the token opens none. */
  accept(table: TableRecord, token: string, heir: Heir): { table: TableRecord; seat: number };
  /** The seat of who proves it; whoever handed it over is told so by `elsewhere`. */
  provenSeat(table: TableRecord, playerID: PlayerID, credentials: string): number;
};

type Offer = {
  tokenHash: string;
  until: number;
  isAccepted: boolean;
  /** Who alone may ask again, by a secret of theirs: the answer that gave them the seat was lost. */
  heir?: string;
};

/** How long a token works, in milliseconds. */
export const OFFER_LASTS = 10 * 60 * 1000;
const OFFERS = 20_000;

export function createHandovers(now: Monotonic): Handovers {
  /** By the seat's key, so that a seat has one, and who frees or takes the seat ends it. */
  const offers = new LRUCache<string, Offer>({ max: OFFERS });
  const keyOf = ({ id }: TableRecord, keyHash: string | null) => `${id} ${keyHash}`;

  return {
    offer(table, seat) {
      assertNoRematch(table);
      const token = newCredentials();
      const offer = { tokenHash: hashCredentials(token), until: now() + OFFER_LASTS };
      offers.set(keyOf(table, table.seats[seat].keyHash), { ...offer, isAccepted: false });
      return token;
    },

    accept(table, token, heir) {
      const offerOf = (keyHash: string | null) => offers.get(keyOf(table, keyHash));
      const seat = table.seats.findIndex(({ keyHash }) => {
        const offer = offerOf(keyHash);
        return (
          offer &&
          now() < offer.until &&
          areCredentials(token, offer.tokenHash) &&
          (offer.heir === undefined || offer.heir === heir.device)
        );
      });
      if (seat < 0) throw new Refusal('credentials');
      assertNoRematch(table);
      const handed = handOver(table, seat, heir);
      const offer = offerOf(table.seats[seat].keyHash)!;
      if (heir.device !== undefined)
        offers.set(keyOf(table, handed.seats[seat].keyHash), {
          ...offer,
          heir: heir.device,
          isAccepted: false,
        });
      offer.isAccepted = true;
      return { table: handed, seat };
    },

    provenSeat(table, playerID, credentials) {
      try {
        return provenSeat(table, playerID, credentials);
      } catch (error) {
        if (offers.get(keyOf(table, hashCredentials(credentials)))?.isAccepted)
          throw new Refusal('elsewhere');
        throw error;
      }
    },
  };
}

/** In a rematch the seat has the key it had when that was opened: from then on it is handed over there. */
function assertNoRematch({ nextMatch }: TableRecord) {
  if (nextMatch !== null) throw new Refusal('over');
}
