import type { GameModule, MoveRule, PlayerID } from '../engine/game';
import { upTo } from '../engine/numbers';
import { toggle } from '../engine/options';

// A tiny title with everything a title can have: hidden hands, secret offers made at the same time,
// steps that can be taken back, dice, an option, a tie-break. It proves the contract suite, which
// must find nothing wrong with it, and something with each way of breaking it.

const ROUNDS = 2;
const HAND = 3;

type Table = {
  /** `offer`: everybody puts down a card; `lay`: the winner of the offers lays pebbles. */
  step: 'offer' | 'lay';
  round: number;
  offered: PlayerID[];
  /** Who lays now; `null` while offers are made. */
  winner: PlayerID | null;
  /** Pebbles still to be laid, and those on each player's two piles. */
  pebbles: number;
  piles: Record<PlayerID, { left: number; right: number }>;
  luck: Record<PlayerID, number>;
};

export type State = {
  table: Table;
  hands: Record<PlayerID, number[]>;
  offers: Record<PlayerID, number>;
  deck: number[];
};

export type View = {
  table: Table;
  hand: number[] | null;
  offer: number | null;
  handSizes: Record<PlayerID, number>;
  deckSize: number;
};

export type Event =
  | { type: 'offered'; playerID: PlayerID }
  | { type: 'revealed'; offers: Record<PlayerID, number>; winner: PlayerID }
  | { type: 'laid'; playerID: PlayerID; side: string }
  | { type: 'rolled'; playerID: PlayerID; number: number };

type Rule<Args extends (string | number)[] = []> = MoveRule<State, View, Event, Args>;

const offer: Rule<[card: number]> = {
  secret: true,
  simultaneous: true,
  legal: ({ table, hand }) =>
    table.step === 'offer' && hand !== null ? hand.map((card) => [card]) : [],
  *play({ G, ctx, playerID }, card) {
    const before: number | undefined = G.offers[playerID];
    if (before !== undefined) G.hands[playerID].push(before);
    G.hands[playerID] = G.hands[playerID].filter((other) => other !== card);
    G.offers[playerID] = card;
    if (before !== undefined) return;
    G.table.offered.push(playerID);
    yield { type: 'offered', playerID };
    if (G.table.offered.length < ctx.numPlayers) return;
    const winner = ctx.playOrder.reduce((best, id) => (G.offers[id] > G.offers[best] ? id : best));
    const offers = { ...G.offers };
    Object.assign(G.table, { step: 'lay', winner, pebbles: 2, offered: [] });
    G.offers = {};
    yield { type: 'revealed', offers, winner };
  },
};

const lay: Rule<[side: 'left' | 'right']> = {
  undoable: true,
  legal: ({ table }, _ctx, playerID) =>
    table.winner === playerID && table.pebbles > 0 ? [['left'], ['right']] : [],
  *play({ G, playerID }, side) {
    G.table.piles[playerID][side]++;
    G.table.pebbles--;
    yield { type: 'laid', playerID, side };
  },
};

const roll: Rule = {
  legal: ({ table }, _ctx, playerID) =>
    table.winner === playerID && table.pebbles === 0 ? [[]] : [],
  *play({ G, playerID, chance, events }) {
    const number = chance.die(6);
    G.table.luck[playerID] += number;
    Object.assign(G.table, { step: 'offer', winner: null, round: G.table.round + 1 });
    events.endTurn();
    yield { type: 'rolled', playerID, number };
  },
};

const options = { luckCounts: toggle(true) };

export const pebbles: GameModule<State, View, Event, typeof options> = {
  id: 'pebbles',
  version: 1,
  weight: 1,
  players: { min: 2, max: 3 },
  options,
  everybodyActs: true,
  moves: { offer, lay, roll },
  scoreKeys: ['piles', 'luck'],

  setup({ ctx, chance }, { luckCounts }) {
    const cards = chance.shuffle(upTo(11));
    const each = <T>(of: (i: number) => T): Record<PlayerID, T> =>
      Object.fromEntries(ctx.playOrder.map((id, i) => [id, of(i)]));
    return {
      table: {
        step: 'offer',
        round: 1,
        offered: [],
        winner: null,
        pebbles: 0,
        piles: each(() => ({ left: 0, right: 0 })),
        luck: each(() => (luckCounts ? 0 : -1000)),
      },
      hands: each((i) => cards.slice(i * HAND, (i + 1) * HAND)),
      offers: {},
      deck: cards.slice(ctx.numPlayers * HAND),
    };
  },

  view: (G, _ctx, playerID) => ({
    table: G.table,
    hand: playerID === null ? null : G.hands[playerID],
    offer: playerID === null ? null : (G.offers[playerID] ?? null),
    handSizes: Object.fromEntries(
      Object.entries(G.hands).map(([id, hand]) => [id, hand.length + Number(id in G.offers)]),
    ),
    deckSize: G.deck.length,
  }),

  determinize(view, _ctx, playerID, random) {
    const own = [...(view.hand ?? []), ...(view.offer === null ? [] : [view.offer])];
    const unseen = random.shuffle(upTo(11).filter((card) => !own.includes(card)));
    const hands: State['hands'] = {};
    const offers: State['offers'] = {};
    for (const [id, size] of Object.entries(view.handSizes)) {
      hands[id] = id === playerID ? view.hand! : unseen.splice(0, size);
      if (!view.table.offered.includes(id)) continue;
      offers[id] = id === playerID ? view.offer! : hands[id].pop()!;
    }
    return { table: view.table, hands, offers, deck: unseen.slice(0, view.deckSize) };
  },

  isOver: ({ table }) => table.round > ROUNDS,
  awaited: ({ table }, ctx) =>
    table.winner === null
      ? ctx.playOrder.filter((id) => !table.offered.includes(id))
      : [table.winner],
  score: ({ table }, playerID) => [
    { key: 'piles', points: table.piles[playerID].left + table.piles[playerID].right },
    { key: 'luck', points: Math.max(0, table.luck[playerID]) },
  ],
  tieBreak: ({ table }, playerID) => table.piles[playerID].left,
  rate: (_view, _ctx, _playerID, { args }) => Number(args[0]) || 0,
  observe: (notes, _view, events) => Number(notes ?? 0) + events.length,
};
