import type { PlayerID } from '../../shared/engine/game';
import type { CreateBody } from '../../shared/protocol/requests';
import { createTable, join, type MatchKey } from './api';
import { thisDevice } from './device';
import { myLook, rememberName } from './look';
import { newNonce } from './nonce';
import { keepSeat } from './seats';

/** Opens a table with us as its host, on the first seat. */
export async function openTable(
  game: string,
  name: string,
  wishes: Omit<CreateBody, 'start' | 'playerName' | 'nonceHash' | 'device' | 'look'>,
): Promise<MatchKey> {
  const { nonce, nonceHash } = newNonce();
  const { matchID, playerID, playerCredentials } = await createTable(game, {
    ...wishes,
    start: 'host',
    playerName: name,
    nonceHash,
    device: thisDevice(),
    look: myLook(),
  });
  if (playerID !== undefined && playerCredentials !== undefined)
    keep({ game, matchID }, { name, nonce, playerID, credentials: playerCredentials });
  return { game, matchID };
}

/** Takes the first empty seat, or the wished one. */
export async function sitDown(match: MatchKey, name: string, playerID?: PlayerID) {
  const { nonce, nonceHash } = newNonce();
  const seat = await join(match, {
    playerID,
    playerName: name,
    nonceHash,
    device: thisDevice(),
    look: myLook(),
  });
  keep(match, {
    name,
    nonce,
    playerID: seat.playerID,
    credentials: seat.playerCredentials,
  });
}

/** Keeps a seat that was just taken, and the name for the next one. */
export function keep(
  match: MatchKey,
  seat: { name: string; nonce: string; playerID: PlayerID; credentials: string },
) {
  rememberName(seat.name);
  keepSeat({ ...match, ...seat, joinedAt: Date.now() });
}
