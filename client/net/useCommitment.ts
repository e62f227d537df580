import { useEffect, useRef } from 'react';
import { hashOf, isSpent } from '../../shared/protocol/witness';
import type { Table } from '../../shared/protocol/table';
import { commit, type MatchKey } from './api';
import { deviceCount } from './device';
import { newNonce } from './nonce';
import { changeSeat, type OwnSeat, seatAt } from './seats';

/**
 * Binds our seat to our nonce wherever the table shows another hash or none: after a start in vain, which
 * told the old one, and in a rematch, to a fresh one. Of several devices at one seat it is the one that came
 * last; when that goes, the server asks the others by showing none.
 */
export function useCommitment(match: MatchKey, seat: OwnSeat | undefined, table: Table | null) {
  const { game, matchID } = match;
  const own = seat && table?.status === 'open' ? table.players[Number(seat.playerID)] : undefined;
  const shown = own?.nonceHash;
  const hash = hashOf(seat?.nonce ?? '');
  const isOwed = own?.name !== undefined && (!shown || shown !== hash);
  /** Whether it was ours that was bound since this page came. */
  const wasBound = useRef(false);

  useEffect(() => {
    if (!seat || own?.name === undefined) return;
    if (!isOwed) return void (wasBound.current = true);
    if (shown && wasBound.current && deviceCount() > 1)
      return changeSeat(seat, (kept) => ({ ...kept, isShared: true }));
    changeSeat(seat, ({ isShared: _, ...kept }) =>
      isSpent(kept, kept.nonce) ? { ...kept, nonce: newNonce().nonce } : kept,
    );
    wasBound.current = true;
    const nonceHash = hashOf(seatAt({ game, matchID })?.nonce ?? '');
    // when this fails, the match is dealt without our share
    if (nonceHash) commit({ game, matchID }, seat, nonceHash).catch(() => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the seat changes by what this does
  }, [isOwed, shown, game, matchID]);
}
