import type { MoveOf } from '../../../engine/game';
import { add, decline, draw, gamble, jump, keep } from './prospecting';
import { pass, reroll, roll, stand } from './rolling';
import { place } from './securing';

export const moves = { draw, jump, decline, keep, add, gamble, roll, pass, reroll, stand, place };

export type Move = MoveOf<typeof moves>;
