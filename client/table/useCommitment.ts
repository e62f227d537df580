import { useEffect } from 'react';
import type { Table } from '../../shared/protocol/table';
import { commit, type MatchKey } from '../lobby/api';
import { newNonce } from '../lobby/nonce';
import { keepSeat, type OwnSeat } from '../lobby/seats';

/** Commits our seat to a fresh nonce whenever it has none: after a start in vain, which told the old one, and in a rematch. */
export function useCommitment(match: MatchKey, seat: OwnSeat | undefined, table: Table | null) {
  const { game, matchID } = match;
  const isOwed =
    seat !== undefined &&
    table?.status === 'open' &&
    table.players[Number(seat.playerID)]?.committed === false;

  useEffect(() => {
    if (!seat || !isOwed) return;
    const { nonce, nonceHash } = newNonce();
    keepSeat({ ...seat, nonce });
    // when this fails, the match is dealt without our share
    commit({ game, matchID }, seat, nonceHash).catch(() => undefined);
    // the seat changes by what this does
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOwed, game, matchID]);
}
