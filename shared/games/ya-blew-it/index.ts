import { EVERYBODY } from '../../core/flow';
import type { GameModule } from '../../core/module';
import { rate } from './bot';
import { add, decline, draw, gamble, jump, keep, pass, place, reroll, roll, stand } from './moves';
import { SCORE_KEYS, score } from './scoring';
import { options, setup } from './setup';
import { EVENT_TYPES, type Event, type State, type View } from './state';
import { acting } from './table';
import { imagine, view } from './view';

/** Build a claim and take it before a Miner steals it, or before you blow it. */
export const yaBlewIt: GameModule<State, View, Event, typeof options> = {
  id: 'ya-blew-it',
  version: 1,
  players: { min: 2, max: 6 }, // R2.1
  options,
  // a turn is a round, its current player the Prospector
  flow: {
    turn: {
      activePlayers: EVERYBODY,
      order: {
        first: ({ G, ctx }) => ctx.playOrder.indexOf(G.table.first),
        next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.playOrder.length,
      },
    },
  },
  moves: { draw, jump, decline, keep, add, gamble, roll, pass, reroll, stand, place },
  eventTypes: EVENT_TYPES,
  scoreKeys: SCORE_KEYS,

  setup,
  view,
  imagine,
  isOver: ({ table }) => table.over,
  awaited: ({ table }, ctx) => acting(table, ctx),
  score,
  rate,
};
