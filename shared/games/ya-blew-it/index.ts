import { defineGame } from '../../engine/game';
import { rate } from './bot';
import { hold } from './hold';
import { yaBlewItInfo } from './info';
import { moves } from './moves';
import { SCORE_KEYS, score } from './scoring';
import { setup } from './setup';
import type { State, View } from './state';
import { acting } from './table';
import { tempo } from './tempo';
import { determinize, view } from './view';

/** Build a claim and take it before a Miner steals it, or before you blow it. */
export const yaBlewIt = defineGame<State, View>()({
  ...yaBlewItInfo,
  version: 2,
  // a turn is a round, its current player the Prospector
  first: ({ table }) => table.first,
  everybodyActs: true,
  moves,
  scoreKeys: SCORE_KEYS,

  setup,
  view,
  determinize,
  isOver: ({ table }) => table.over,
  awaited: ({ table }, ctx) => acting(table, ctx),
  score,
  plain: ['stand', 'pass', 'decline', 'keep', 'place'],
  rate,
  tempo,
  hold,
});
