import { defineGame } from '../../engine/game';
import { rate } from './bot';
import { hold } from './hold';
import { towerOfBabelInfo } from './info';
import { moves } from './moves';
import { SCORE_KEYS, score } from './scoring';
import { setup } from './setup';
import type { State, View } from './state';
import { acting } from './table';
import { tempo } from './tempo';
import { determinize, view } from './view';

/** Build eight wonders together, by offers that nobody sees until all are in. */
export const towerOfBabel = defineGame<State, View>()({
  ...towerOfBabelInfo,
  version: 4,
  // the current player is the active one
  first: ({ table }) => table.first, // R2.2
  everybodyActs: true,
  moves,
  scoreKeys: SCORE_KEYS,

  setup,
  view,
  determinize,
  isOver: ({ table }) => table.over,
  awaited: ({ table }, ctx) => acting(table, ctx),
  score,
  plain: ['offer', 'answer', 'fulfil', 'giveUp', 'end'],
  rate,
  tempo,
  hold,
});
