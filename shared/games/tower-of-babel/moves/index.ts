import type { MoveOf } from '../../../engine/game';
import { answer } from './answering';
import { cardDraw, cardTrade } from './anyTime';
import { build } from './choosing';
import { fulfil, giveUp } from './fulfilling';
import { offer } from './offering';
import { accept, refuse } from './selecting';
import { doubleTurn, end, pass } from './turn';

/** What ends a step comes before what can be repeated: of equals a bot takes the first. */
export const moves = {
  cardDraw,
  cardTrade,
  build,
  pass,
  offer,
  fulfil,
  giveUp,
  accept,
  refuse,
  answer,
  doubleTurn,
  end,
};

export type Move = MoveOf<typeof moves>;
