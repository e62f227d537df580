/** @jest-environment node */
import { match } from '../../../shared/games/ya-blew-it/testing';
import type { Event, View } from '../../../shared/games/ya-blew-it/state';
import { steps } from './steps';

type Match = ReturnType<typeof match>;

const viewOf = ({ G }: Match): View =>
  structuredClone({ table: G.table, deckSize: G.deck.length, placement: null });

/** What the events of an action lead to, and what they come as. */
function stepsOf(m: Match, action: string) {
  const [before, known] = [viewOf(m), m.events.length];
  m.play(action);
  return steps(before, m.events.slice(known) as Event[]);
}

const types = (parts: ReturnType<typeof steps>) =>
  parts.map(({ events }) => events.map(({ type }) => type).join('+'));

test('cards are drawn one by one, and a roll lies before what comes of it', () => {
  const m = match({ deck: 'safe-1 orange-3 purple-5 fire-1', rolls: [3] });
  const drawn = stepsOf(m, '0 draw');
  expect(types(drawn)).toEqual(['drawn', 'drawn']);
  expect(drawn.map(({ view }) => view.table.claim)).toEqual([['safe-1'], ['safe-1', 'orange-3']]);
  const [rolled, taken] = stepsOf(m, '1 roll');
  expect(rolled.view.table).toMatchObject({ roll: { number: 3 }, claim: ['safe-1', 'orange-3'] });
  expect(taken.view.table).toMatchObject({ claim: [], scoring: { 1: ['safe-1', 'orange-3'] } });
});

test.each([
  {
    deck: 'orange-3 purple-5 blue-4 fire-1',
    areas: {},
    rolls: [1, 1, 3],
    actions: ['0 draw', '1 roll', '2 roll', '0 gamble', '0 roll'],
  },
  {
    deck: 'fire-2 orange-3 fire-1',
    areas: { 0: 'blue-2 blue-78', 1: 'pink-5', 2: 'green-3 safe-1' },
    rolls: [2, 6, 3],
    actions: ['0 draw', '2 place green', '0 roll', '1 roll', '2 roll'],
  },
])('the steps lead to where the match stands', ({ actions, ...position }) => {
  const m = match(position);
  for (const action of actions) {
    const { table } = stepsOf(m, action).at(-1)!.view;
    const { claim, roll } = m.G.table;
    expect(table.claim).toEqual(claim);
    if (roll) expect(table.roll).toMatchObject(roll);
  }
});
