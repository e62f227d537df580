import type { GameModule } from '../../core/module';
import { rate } from './bot';
import { towerOfBabelBox } from './box';
import {
  accept,
  answer,
  build,
  cardDraw,
  cardTrade,
  doubleTurn,
  end,
  fulfil,
  giveUp,
  offer,
  pass,
  refuse,
} from './moves';
import { SCORE_KEYS, score } from './scoring';
import { setup } from './setup';
import type { Event, State, View } from './state';
import { acting } from './table';
import { imagine, view } from './view';

/** Build eight wonders together, by offers that nobody sees until all are in. */
export const towerOfBabel: GameModule<State, View, Event, (typeof towerOfBabelBox)['options']> = {
  ...towerOfBabelBox,
  version: 1,
  // the current player is the active one
  first: ({ table }) => table.first, // R2.2
  everybodyActs: true,
  // what ends a step comes before what can be repeated: of equals a bot takes the first
  moves: {
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
  },
  scoreKeys: SCORE_KEYS,

  setup,
  view,
  imagine,
  isOver: ({ table }) => table.over,
  awaited: ({ table }, ctx) => acting(table, ctx),
  score,
  plain: ['offer', 'answer', 'fulfil', 'giveUp', 'end'],
  rate,
};
