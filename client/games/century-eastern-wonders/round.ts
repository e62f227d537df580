import type { PublicCtx } from '../../../shared/engine/game';

/** Which round is played, counted from 1. */
export const roundOf = ({ turn, numPlayers }: Pick<PublicCtx, 'turn' | 'numPlayers'>): number =>
  Math.ceil(turn / numPlayers);
