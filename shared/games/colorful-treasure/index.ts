import { defineGame } from '../../engine/game';
import { rate } from './bot';
import { colorfulTreasureInfo } from './info';
import { observe, recall } from './botBeliefs';
import { hold } from './hold';
import { pause } from './pause';
import { moves } from './moves';
import { SCORE_KEYS, score } from './scoring';
import { setup } from './setup';
import type { State, View } from './state';
import { acting } from './table';
import { tempo } from './tempo';
import { determinize, view } from './view';

/** Remember what lies where among the wonders, and take home what goes together. */
export const colorfulTreasure = defineGame<State, View>()({
  ...colorfulTreasureInfo,
  version: 3,
  first: ({ table }) => table.first,
  moves,
  scoreKeys: SCORE_KEYS,

  setup,
  view,
  determinize,
  isOver: ({ table }) => table.over,
  awaited: ({ table }, ctx) => acting(table, ctx),
  score,
  rate,
  tempo,
  hold,
  observe,
  recall,
  pause,
});
