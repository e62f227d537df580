import type { PublicCtx } from '../../../shared/core/module';

/** Which round is played, counted from 1. */
export const roundOf = ({ turn, numPlayers }: PublicCtx): number => Math.ceil(turn / numPlayers);
