import { useEffect } from 'react';
import { hashOf, isSpent } from '../../shared/protocol/witness';
import type { Table } from '../../shared/protocol/table';
import { commit, type MatchKey } from './api';
import { newNonce } from './nonce';
import { changeSeat, type OwnSeat, seatAt } from './seats';

/** Binds our seat to our nonce wherever the table shows another hash or none: after a start in vain, which told the old one, and in a rematch, to a fresh one. */
export function useCommitment(match: MatchKey, seat: OwnSeat | undefined, table: Table | null) {
  const { game, matchID } = match;
  const own = seat && table?.status === 'open' ? table.players[Number(seat.playerID)] : undefined;
  const shown = own?.nonceHash;
  const isOwed =
    own?.name !== undefined && (!own.nonceHash || own.nonceHash !== hashOf(seat?.nonce ?? ''));

  useEffect(() => {
    if (!seat || !isOwed) return;
    changeSeat(seat, (kept) =>
      isSpent(kept, kept.nonce) ? { ...kept, nonce: newNonce().nonce } : kept,
    );
    const nonceHash = hashOf(seatAt({ game, matchID })?.nonce ?? '');
    // when this fails, the match is dealt without our share
    if (nonceHash) commit({ game, matchID }, seat, nonceHash).catch(() => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the seat changes by what this does
  }, [isOwed, shown, game, matchID]);
}
