import type { ToldShare } from '../../shared/protocol/connection';
import { see, tell } from '../../shared/protocol/witness';
import { changeSeat, type OwnSeat } from './seats';

/** Our share of the shuffle: what is shown of the table is kept with our seat, and decides whether the nonce is told. */
export const shareOf = (seat: OwnSeat): ToldShare => ({
  see: (table) => changeSeat(seat, (kept) => see(kept, table)),
  tell(table) {
    let told: OwnSeat | null = null;
    changeSeat(seat, (kept) => {
      told = tell(kept, kept, table);
      return told ?? kept;
    });
    return told && (told as OwnSeat).nonce;
  },
});
