import type { GameModule } from '../../core/module';
import { rate } from './bot';
import { yaBlewItBox } from './box';
import { add, decline, draw, gamble, jump, keep, pass, place, reroll, roll, stand } from './moves';
import { SCORE_KEYS, score } from './scoring';
import { setup } from './setup';
import type { Event, State, View } from './state';
import { acting } from './table';
import { imagine, view } from './view';

/** Build a claim and take it before a Miner steals it, or before you blow it. */
export const yaBlewIt: GameModule<State, View, Event, (typeof yaBlewItBox)['options']> = {
  ...yaBlewItBox,
  version: 1,
  // a turn is a round, its current player the Prospector
  first: ({ table }) => table.first,
  everybodyActs: true,
  moves: { draw, jump, decline, keep, add, gamble, roll, pass, reroll, stand, place },
  scoreKeys: SCORE_KEYS,

  setup,
  view,
  imagine,
  isOver: ({ table }) => table.over,
  awaited: ({ table }, ctx) => acting(table, ctx),
  score,
  plain: ['stand', 'pass', 'decline', 'keep', 'place'],
  rate,
};
