import type { MoveOf } from '../../../engine/game';
import { done } from './ending';
import { reveal, revealFourth, revealThird } from './revealing';
import { pair, steal } from './stealing';
import { collect, leave, take, takeTwo } from './taking';
import { claim, look } from './tokens';

export const moves = {
  reveal,
  revealThird,
  revealFourth,
  take,
  takeTwo,
  collect,
  leave,
  steal,
  claim,
  look,
  pair,
  done,
};

/** A move with the arguments that go with it. */
export type Move = MoveOf<typeof moves>;
