import type { GameModule } from '../engine/game';
import { faultsOf } from './contract';
import { PROPERTIES, type Property } from './contract/properties';
import { pebbles, type State, type View } from './pebbles';

const EXTENT = { rounds: 4, longest: 60, closely: 20 };

const { offer, lay, roll } = pebbles.moves;
const view = (G: State, ...rest: [never, string | null]): View => pebbles.view(G, ...rest);

let calls = 0;

/** The title with one thing wrong, for each property in one or more ways. */
const BROKEN: Record<Property, Partial<GameModule>[]> = {
  ends: [{ moves: { offer, lay, roll: { ...roll, play: () => [] } } }],
  isNeverStuck: [
    { moves: { offer, lay, roll: { ...roll, legal: () => [] } } },
    { awaited: () => [] },
  ],
  survivesJson: [
    {
      setup: (context, options) =>
        Object.assign(pebbles.setup(context, options as never), { since: undefined }),
    },
  ],
  changesNothing: [
    {
      view: (G: State, ctx, id) => {
        G.deck.reverse();
        return view(G, ctx as never, id);
      },
    },
  ],
  acceptsLegal: [
    {
      moves: {
        offer,
        // an argument made anew is equal to nothing
        lay: { ...lay, legal: (v: View, _, id) => (v.table.winner === id ? [[{}]] : []) as never },
        roll,
      },
    },
  ],
  refusesIllegal: [
    // what may be done depends on how often one asked
    {
      moves: {
        offer,
        lay,
        roll: {
          ...roll,
          legal: (...asked) => [
            ...roll.legal(...asked),
            ...(++calls % 7 < 3 ? [] : ([[0]] as unknown as [])),
          ],
        },
      },
    },
  ],
  leaksNothing: [
    { view: (G: State, ctx, id) => ({ ...view(G, ctx as never, id), next: G.deck[0] }) },
    // the size of the hand tells that an offer lies on the table, and when it is taken back
    {
      view: (G: State, ctx, id) => ({
        ...view(G, ctx as never, id),
        sum: Object.values(G.hands)
          .flat()
          .reduce((a, b) => a + b, 0),
      }),
    },
  ],
  variesSecrets: [
    {
      view: (G: State, ctx, id) => ({ ...view(G, ctx as never, id), all: G }),
      determinize: (v: { all: State }) => v.all,
    },
  ],
  keepsSecretMoves: [
    {
      view: (G: State, ctx, id) => ({
        ...view(G, ctx as never, id),
        offers: Object.values(G.offers),
      }),
      determinize: (v: View & { offers: number[] }, ctx, id, random) => {
        const G = pebbles.determinize(v, ctx, id, random);
        v.table.offered.forEach((who, i) => (G.offers[who] = v.offers[i]));
        return G;
      },
    },
    {
      moves: {
        offer: {
          ...offer,
          *play(context, card: number) {
            yield* offer.play(context, card);
            yield { type: 'offered', playerID: context.playerID, card };
          },
        },
        lay,
        roll,
      },
    },
    // the card is covered again at the end of the move
    {
      moves: {
        offer: {
          ...offer,
          *play(context, card: number) {
            context.G.table.round += card;
            yield { type: 'offered', playerID: context.playerID };
            context.G.table.round -= card;
            yield* offer.play(context, card);
          },
        },
        lay,
        roll,
      },
    },
  ],
  readsMoves: [
    // a number as text comes back as a number
    {
      moves: {
        offer: {
          ...offer,
          legal: (...asked) => offer.legal(...asked).map(([card]) => [String(card)]),
          play: (context, card: string) => offer.play(context, Number(card)),
        },
        lay,
        roll,
      },
    },
  ],
  replaysExactly: [
    {
      moves: {
        offer,
        lay,
        roll: {
          ...roll,
          play: (context) => {
            context.G.table.luck[context.playerID] += Math.random();
            return roll.play(context);
          },
        },
      },
    },
  ],
  declaresScores: [{ scoreKeys: ['piles'] }],
  usesMoves: [{ moves: { offer, lay, roll, never: { legal: () => [], play: () => [] } } }],
  usesScores: [{ scoreKeys: [...pebbles.scoreKeys, 'never'] }],
  playsAlike: [
    {
      moves: {
        offer,
        lay,
        roll: {
          ...roll,
          *play(context) {
            yield* roll.play(context);
            yield { type: 'laid', playerID: context.playerID, side: String(++calls) };
          },
        },
      },
    },
    // what was yielded is changed afterwards
    {
      moves: {
        offer,
        lay,
        roll: {
          ...roll,
          *play(context) {
            const laid = { type: 'laid', playerID: context.playerID, side: 'left' };
            yield laid;
            laid.side = 'right';
            yield* roll.play(context);
          },
        },
      },
    },
  ],
  hidesOnTheWay: [
    {
      view: (G: State, ctx, id) => ({
        ...view(G, ctx as never, id),
        // everybody has offered, and the offers are not revealed yet
        top: G.table.offered.length === Object.keys(G.hands).length ? G.deck[0] : 0,
      }),
    },
  ],
  undoRestores: [
    {
      moves: {
        offer,
        lay: { ...lay, play: (context, side) => (calls++, lay.play(context, side)) },
        roll,
      },
      view: (G: State, ctx, id) => ({ ...view(G, ctx as never, id), calls }),
    },
  ],
  undoHidesNothing: [
    {
      moves: {
        offer,
        lay: {
          ...lay,
          play: (context, side) => (context.chance.die(6), lay.play(context, side)),
        },
        roll,
      },
    },
    {
      moves: {
        offer,
        lay: {
          ...lay,
          play: (context, side) => {
            context.G.table.pebbles = (context.G.table.pebbles % 2) + (context.G.deck[0] % 2);
            return lay.play(context, side);
          },
        },
        roll,
      },
    },
  ],
  ratesMoves: [{ rate: () => NaN }],
};

const CASES = Object.entries(BROKEN).flatMap(([property, ways]) =>
  ways.map((way, i) => ({ property: property as Property, way, which: i + 1 })),
);

test('nothing is wrong with an honest title', () => {
  expect(faultsOf(pebbles, EXTENT)).toEqual([]);
});

test('every property is broken once', () => {
  expect(Object.keys(BROKEN)).toEqual(Object.keys(PROPERTIES));
  expect(CASES.every(({ way }) => Object.keys(way).length > 0)).toBe(true);
});

test.each(CASES)('a title is found out when not: $property, way $which', ({ property, way }) => {
  // boardgame.io reports refused moves on the console
  jest.spyOn(console, 'error').mockImplementation();
  const found = faultsOf({ ...pebbles, ...way } as GameModule, EXTENT);
  expect(found.map((fault) => fault.property)).toContain(property);
});
