import type { KeptLinks, Maker } from '../../players/keptLinks';
import { Refusal } from '../../refusal';
import { hashCredentials, newCredentials } from '../credentials';
import { handOver, type Heir } from './seating';
import type { TableRecord } from '../table';

/**
 * Links by which the host of a table brings somebody back to their seat who has lost everything that proves
 * it. Each works once, and in a folder nothing of it is stored; who frees or takes the seat ends it.
 */
export type HostLinks = {
  /** A token for a seat, in place of the one before, and the table where everybody reads of it. */
  offer(
    table: TableRecord,
    seat: number,
    by: Maker,
  ): Promise<{ table: TableRecord; token: string }>;
  /** The table with the token's seat in these hands; throws `credentials` where the token opens none. */
  accept(
    table: TableRecord,
    token: string,
    heir: Heir,
  ): Promise<{ table: TableRecord; seat: number }>;
};

/** How long a token works, in milliseconds: the link has to be sent, and found. */
export const LINK_LASTS = 24 * 60 * 60 * 1000;

/** By the sitting, so that a seat has one, and no other holder's. */
const ofSitting = (sitting: string | null) => `sitting ${sitting}`;

export const createHostLinks = (links: KeptLinks): HostLinks => ({
  async offer(table, seat, by) {
    if (table.status === 'locked') throw new Refusal('started');
    if (table.nextMatch !== null) throw new Refusal('over');
    const { sitting } = table.seats[seat];
    if (sitting === null || seat === table.host) throw new Refusal('noSeat');
    const token = newCredentials();
    const link = { codeHash: hashCredentials(token), lasts: LINK_LASTS, by };
    await links.offer(ofSitting(sitting), link);
    return { token, table: withLink(table, seat, 'sent') };
  },

  async accept(table, token, heir) {
    const codeHash = hashCredentials(token);
    const link = await links.find(codeHash);
    const isOpen = link !== null && (link.takenBy ?? heir.keyHash) === heir.keyHash;
    const seat = isOpen
      ? table.seats.findIndex(
          ({ sitting }) => sitting !== null && ofSitting(sitting) === link.about,
        )
      : -1;
    if (seat < 0) throw new Refusal('credentials');
    // in a rematch the seat has the key it had when that was opened: it is given there
    if (table.nextMatch !== null) throw new Refusal('over');
    const { hostLink, keyHash } = table.seats[seat];
    if (hostLink === 'used' && keyHash === heir.keyHash) return { table, seat }; // the answer was lost
    const handed = handOver(table, seat, heir);
    if (!(await links.take(codeHash, heir.keyHash))) throw new Refusal('credentials');
    return { table: withLink(handed, seat, 'used'), seat };
  },
});

const withLink = (table: TableRecord, seat: number, hostLink: 'sent' | 'used'): TableRecord => ({
  ...table,
  seats: table.seats.map((one, i) => (i === seat ? { ...one, hostLink } : one)),
});
