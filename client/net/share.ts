import type { ToldShare } from '../../shared/protocol/connection';
import { heard, isOwnShare, lose, see, tell } from '../../shared/protocol/witnessing';
import type { Witness } from '../../shared/protocol/witness';
import type { MatchKey } from './api';
import { deviceCount } from './device';
import { changeSeat, type OwnSeat, seatAt } from './seats';
import { changeWitness, witnessAt } from './witnesses';

/** Our share of the shuffle: what is shown of the table is kept, and decides whether the nonce is told. */
export function shareOf(seat: OwnSeat): ToldShare {
  /** Only while the seat is ours by these credentials. */
  const change = (next: (kept: Witness, own: OwnSeat) => Witness) =>
    changeSeat(seat, (own) => {
      changeWitness(seat, (kept) => next(kept, own));
      return own;
    });

  return {
    see: (table) => change((kept, own) => see(kept, own, table)),
    tell(table) {
      let nonce: string | null = null;
      change((kept, own) => {
        const told = tell(kept, own, table);
        if (told) ({ nonce } = own);
        return told ?? kept;
      });
      return nonce;
    },
    heard: (table) => change((kept, own) => heard(kept, own, table)),
  };
}

/**
 * What is known of a match, to hold its record against. Who has lost their seat since, or has several
 * devices, need not have been shown here all that came before the deal.
 */
export function knownAt(match: MatchKey): Witness {
  const witness = witnessAt(match);
  const own = seatAt(match);
  const known = own && isOwnShare(witness, own) ? witness : lose(witness);
  return deviceCount() > 1 ? { ...known, isShared: true } : known;
}
