import type { CreateAnswer, PlayOnBody } from '../../shared/protocol/requests';
import { ask, type MatchKey } from './api';
import { thisDevice } from './device';
import { myLook } from './look';
import { newNonce } from './nonce';
import { keep } from './seatActions';

/** Opens a table whose match goes on from a moment of another, with us as its host. */
export async function playOnFrom(
  game: string,
  wish: Omit<PlayOnBody, 'nonceHash' | 'device' | 'look'>,
): Promise<MatchKey> {
  const { nonce, nonceHash } = newNonce();
  const body: PlayOnBody = { ...wish, nonceHash, device: thisDevice(), look: myLook() };
  const { matchID, playerID, playerCredentials } = await ask<Required<CreateAnswer>>(
    'POST',
    `games/${game}/playOn`,
    body,
  );
  keep(
    { game, matchID },
    { name: wish.playerName, nonce, playerID, credentials: playerCredentials },
  );
  return { game, matchID };
}
