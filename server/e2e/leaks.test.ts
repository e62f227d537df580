import { games } from '../../shared/games';
import { pebbles, type Event, type State, type View } from '../../shared/testing/pebbles';
import type { GameModule, FrameEvents } from '../../shared/engine/game';
import { extent } from '../../shared/testing/extent';
import { leaksOf, leaksOfMissed } from '../test-support/leaks';

// Hidden information on the wire: two positions that differ only in what a viewer must not know give
// that viewer the same bytes.

type Pebbles = GameModule<State, View, Event, typeof pebbles.options>;

jest.setTimeout(extent(60_000, 3_600_000));

test.each(games)('$id sends nobody a byte that depends on a secret', async (module) => {
  expect(await leaksOf(module, extent(4, 200))).toEqual([]);
});

test.each(games)('$id tells whoever is back nothing that depends on a secret', async (module) => {
  expect(await leaksOfMissed(module, extent(4, 200))).toEqual([]);
});

test('the small title that has everything keeps its secrets', async () => {
  expect(await leaksOf(pebbles as GameModule, extent(8, 200))).toEqual([]);
  expect(await leaksOfMissed(pebbles as GameModule, extent(8, 200))).toEqual([]);
});

const { offer } = pebbles.moves;

const eventsOf = (sights: Iterable<FrameEvents<Event>>): Event[] => [...sights].flat();

// prettier-ignore
const LEAKY: [string, Partial<Pebbles>][] = [
  ['a card of the deck in the view',        { view: (G, ctx, id) => ({ ...pebbles.view(G, ctx, id), next: G.deck[0] }) }],
  ['a length that follows from a hand',     { view: (G, ctx, id) => ({ ...pebbles.view(G, ctx, id), shade: '.'.repeat(G.hands['0'][0] ?? 0) }) }],
  ['a covered offer in what all saw',       { moves: { ...pebbles.moves, offer: { ...offer, play: (context, card) => eventsOf(offer.play(context, card)).map((event) => ({ ...event, card })) } } }],
  ['one event more for a high offer',       { moves: { ...pebbles.moves, offer: { ...offer, play: (context, card) => [...eventsOf(offer.play(context, card)), ...(card > 6 ? [{ type: 'offered', playerID: context.playerID } as Event] : [])] } } }],
  ['order of keys that follows from a hand', { view: (G, ctx, id) => ({ ...pebbles.view(G, ctx, id), ...(G.hands['0'][0] > 6 ? { a: 1, b: 1 } : { b: 1, a: 1 }) }) }],
];

test.each(LEAKY)('%s is noticed', async (_, change) => {
  expect(await leaksOf({ ...pebbles, ...change } as GameModule, 40)).not.toEqual([]);
});

test.each(LEAKY)('%s is noticed in what was missed', async (_, change) => {
  const leaky = { ...pebbles, ...change } as GameModule;
  expect(await leaksOfMissed(leaky, 40, pebbles as GameModule)).not.toEqual([]);
});
