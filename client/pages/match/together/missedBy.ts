import { type MatchSnapshot, positionsOf } from '../../../../shared/protocol/snapshot';
import type { Missed } from '../../../../shared/protocol/replica';
import type { Proof } from '../../../../shared/protocol/requests';
import { ask, type MatchKey } from '../../../net/api';

/** What a bot has played for a seat's holder since they played themselves, position by position; none where nothing. */
export async function missedBy({ game, matchID }: MatchKey, seat: Proof): Promise<MatchSnapshot[]> {
  const path = `games/${game}/${matchID}/missed?playerID=${seat.playerID}`;
  const { missed } = await ask<{ missed: Missed | null }>('GET', path, undefined, seat);
  return missed === null ? [] : positionsOf(missed);
}
