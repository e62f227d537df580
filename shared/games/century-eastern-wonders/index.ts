import { defineGame } from '../../engine/game';
import { rate } from './bot';
import { centuryEasternWondersInfo } from './info';
import { moves } from './moves';
import { score, SCORE_KEYS, tieBreak } from './scoring';
import { setup } from './setup';
import type { State, View } from './state';
import { acting } from './table';
import { tempo } from './tempo';
import { determinize, view } from './view';

/** Sail between spice islands, build outposts, trade up and deliver. */
export const centuryEasternWonders = defineGame<State, View>()({
  ...centuryEasternWondersInfo,
  version: 2,
  // others start before the first player, and discard in another's turn
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
  tieBreak,
  rate,
  tempo,
});
