import type { PublicCtx } from '../../../shared/core/module';
import { LAST_TILE } from '../../../shared/games/century-eastern-wonders/figures';
import type { View } from '../../../shared/games/century-eastern-wonders/state';

/** Which round is played, counted from 1. */
export const roundOf = ({ turn, numPlayers }: Pick<PublicCtx, 'turn' | 'numPlayers'>): number =>
  Math.ceil(turn / numPlayers);

/** Whether somebody has the VP tile that makes this round the last. */
export const isLastRound = ({ claims }: View): boolean =>
  Object.values(claims).some((count) => count >= LAST_TILE.value);
