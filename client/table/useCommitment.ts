import { useEffect } from 'react';
import type { Table } from '../../shared/protocol/table';
import { commit, type MatchKey } from '../lobby/api';
import { newNonce } from '../lobby/nonce';
import { keepSeat, type OwnSeat } from '../lobby/seats';

/** Keeps the server's commitment as it is shown now, and commits our seat to a fresh nonce whenever it has none: after a start in vain, which told the old one, and in a rematch. */
export function useCommitment(match: MatchKey, seat: OwnSeat | undefined, table: Table | null) {
  const { game, matchID } = match;
  const isOwed =
    seat !== undefined &&
    table?.status === 'open' &&
    table.players[Number(seat.playerID)]?.committed === false;

  const seal = table?.status === 'open' ? table.commitment : undefined;

  useEffect(() => {
    if (seat && seal !== undefined && seat.seal === undefined) keepSeat({ ...seat, seal });
  }, [seat, seal]);

  useEffect(() => {
    if (!seat || !isOwed) return;
    const { nonce, nonceHash } = newNonce();
    keepSeat({ ...seat, seal, nonce });
    // when this fails, the match is dealt without our share
    commit({ game, matchID }, seat, nonceHash).catch(() => undefined);
    // the seat changes by what this does
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOwed, game, matchID]);
}
