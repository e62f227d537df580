import { defineGame, type MoveRule } from '../../engine/game';
import { lastPebbleInfo } from './info';

const PEBBLES = 12;
const MOST = 3;

export type State = { left: number; taken: Record<string, number>; last: string | null };
export type Event = { type: 'taken'; playerID: string; count: number };

const take: MoveRule<State, State, Event, [count: number]> = {
  legal: ({ left }, ctx, playerID) =>
    playerID === ctx.currentPlayer
      ? [1, 2, MOST].filter((count) => count <= left).map((count) => [count])
      : [],
  *play({ G, playerID, events }, count) {
    G.left -= count;
    G.taken[playerID] += count;
    G.last = playerID;
    events.endTurn();
    yield { type: 'taken', playerID, count };
  },
};

/** Whoever takes the last pebble wins. */
export const lastPebble = defineGame<State, State>()({
  ...lastPebbleInfo,
  version: 1,
  moves: { take },
  scoreKeys: ['last'],
  setup: ({ ctx }) => ({
    left: PEBBLES,
    taken: Object.fromEntries(ctx.playOrder.map((id) => [id, 0])),
    last: null,
  }),
  view: (G) => G,
  determinize: (view) => view,
  isOver: ({ left }) => left === 0,
  awaited: ({ left }, ctx) => (left === 0 ? [] : [ctx.currentPlayer]),
  score: ({ left, last }, playerID) =>
    left === 0 && last === playerID ? [{ key: 'last', points: 1 }] : [],
  rate: ({ left }, _ctx, _playerID, { args: [count] }) =>
    (left - count) % (MOST + 1) === 0 ? 1 : 0,
});
