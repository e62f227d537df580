import { isObject, readWitness, type Witness } from '../../shared/protocol/witness';
import { hashOf } from '../../shared/protocol/witnessing';
import { recall } from '../app/remembered';
import type { MatchKey } from './api';

/** What older builds kept with the seats. A match they dealt may be checked today. */
export function olderWitnesses(): (MatchKey & Witness)[] {
  try {
    const seats: unknown = JSON.parse(recall('seats') ?? '[]');
    return Array.isArray(seats) ? seats.filter(isObject).flatMap(witnessOf) : [];
  } catch {
    return [];
  }
}

/** `seal` is what a commitment was once kept as. */
function witnessOf(seat: Record<string, unknown>): (MatchKey & Witness)[] {
  const { game, matchID, playerID, nonce, seal, commitment = seal, locks } = seat;
  if (commitment === undefined) return [];
  const own = Number(playerID);
  return [
    {
      game: String(game),
      matchID: String(matchID),
      ...readWitness({
        commitment,
        share: { playerID, nonce },
        locks: Array.isArray(locks)
          ? locks
              .filter(isObject)
              .map((lock) => ({ ...lock, own, bound: boundIn(lock, own, nonce) }))
          : undefined,
      }),
    },
  ];
}

/** What was shown at our seat; where that was nothing, what our nonce would have shown there. */
function boundIn({ seats }: Record<string, unknown>, own: number, nonce: unknown) {
  const seat: unknown = Array.isArray(seats) ? seats.at(own) : undefined;
  const shown = isObject(seat) ? seat.nonceHash : undefined;
  return shown ?? hashOf(String(nonce));
}
