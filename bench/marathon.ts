import type { GameModule, MoveRule, PlayerID } from '../shared/engine/game';
import { upTo } from '../shared/engine/numbers';

// A title without an end in sight whose position never grows: whatever makes its thousandth move
// dearer than its tenth is the server's doing.

const CARDS = 60;
const HAND = 5;
const MOVES = 1500;

type Table = { moves: number; shown: number };
type State = { table: Table; hands: Record<PlayerID, number[]>; deck: number[] };
type View = { table: Table; hand: number[] | null };
type Event = { type: 'swapped'; playerID: PlayerID; card: number };

/** Put a card under the deck, for all to see, and draw another. */
const swap: MoveRule<State, View, Event, [card: number]> = {
  legal: ({ hand }, { currentPlayer }, playerID) =>
    playerID === currentPlayer && hand !== null ? hand.map((card) => [card]) : [],
  play({ G, playerID, events }, card) {
    G.hands[playerID] = [...G.hands[playerID].filter((other) => other !== card), G.deck.shift()!];
    G.deck.push(card);
    G.table = { moves: G.table.moves + 1, shown: card };
    events.endTurn();
    return [{ type: 'swapped', playerID, card }];
  },
};

export const marathon: GameModule<State, View, Event, Record<string, never>> = {
  id: 'marathon',
  version: 1,
  weight: 1,
  players: { min: 2, max: 4 },
  options: {},
  moves: { swap },
  scoreKeys: [],

  setup({ ctx, chance }) {
    const cards = chance.shuffle(upTo(CARDS));
    return {
      table: { moves: 0, shown: 0 },
      hands: Object.fromEntries(ctx.playOrder.map((id) => [id, cards.splice(0, HAND)])),
      deck: cards,
    };
  },
  view: ({ table, hands }, _ctx, playerID) => ({
    table,
    hand: playerID === null ? null : hands[playerID],
  }),
  determinize: ({ table, hand }, { playOrder }, playerID, random) => {
    const unseen = random.shuffle(upTo(CARDS).filter((card) => !hand?.includes(card)));
    return {
      table,
      hands: Object.fromEntries(
        playOrder.map((id) => [id, id === playerID ? hand! : unseen.splice(0, HAND)]),
      ),
      deck: unseen,
    };
  },
  isOver: ({ table }) => table.moves >= MOVES,
  awaited: (_view, { currentPlayer }) => [currentPlayer],
  score: () => [],
  rate: () => 0,
};
