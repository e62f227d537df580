/** @jest-environment node */
import { colorfulTreasure } from '../../../shared/games/colorful-treasure';
import { match } from '../../../shared/games/colorful-treasure/testing';
import type { Event, View } from '../../../shared/games/colorful-treasure/state';
import { steps } from './steps';

type Match = ReturnType<typeof match>;

const viewOf = ({ G, ctx }: Match, playerID: string | null): View =>
  structuredClone(colorfulTreasure.view(G, ctx, playerID)) as View;

/** What the events of some actions lead to, told in one go. */
function stepsOf(m: Match, reader: string | null, ...actions: string[]) {
  const [before, known] = [viewOf(m, reader), m.events.length];
  for (const action of actions) m.play(action);
  return steps(before, m.events.slice(known) as Event[]);
}

const types = (parts: ReturnType<typeof steps>) =>
  parts.map(({ events }) => events.map(({ type }) => type).join('+'));

test('a take, the pair it makes and the theft are seen one after the other', () => {
  const m = match({ holds: { 0: 'keyToken', 1: 'giza-green pisa-red' } });
  const parts = stepsOf(m, null, '0 reveal a5 b2', '0 collect', '0 steal 1 giza-green');
  expect(types(parts)).toEqual(['revealed', 'taken', 'paired', 'stolen']);
  const kept = parts.map(({ view }) => view.table.players[0].kept);
  expect(kept.map(({ key, chest }) => key + chest)).toEqual([1, 2, 0, 0]);
  expect(parts.map(({ view }) => view.table.stealing)).toEqual([false, false, true, false]);
});

test('a token is used with what it is used for, and a turn ends with what was done last', () => {
  const m = match({ variant: 'advanced', holds: { 0: 'lookAcross' } });
  const parts = stepsOf(m, '0', '0 look a1 b1', '0 reveal a2 b2', '0 leave');
  expect(types(parts)).toEqual(['used+looked', 'revealed', 'left']);
});

/** Matches in which everything happens that moves something. */
const MATCHES = [
  {
    variant: 'advanced' as const,
    holds: {
      0: 'lookAcross keyToken pisa-red parthenon-red colosseum-red',
      1: 'stonehenge-green giza-blue diamondToken',
    },
    // prettier-ignore
    actions: [
      '0 look b2 c2', '0 reveal a5 j3', '0 collect', '0 steal 1 diamondToken', '0 claim points red',
      '1 reveal a4 b4', '1 take diamond', '0 reveal a1 d2', '0 leave',
    ],
  },
  {
    variant: 'advanced' as const,
    tokenSides: 'side2' as const,
    holds: { 0: 'wild keyToken pisa-red', 1: 'giza-blue guard diamondToken' },
    actions: ['0 pair', '0 steal 1 diamondToken', '0 reveal b5 c5', '0 collect'],
  },
  {
    holds: { 0: 'pisa-red parthenon-yellow greatWall-green giza-blue' },
    actions: [
      '0 reveal g3 j3',
      '0 take purple',
      '1 reveal a5 b5',
      '1 collect',
      '1 steal 0 pisa-red',
    ],
  },
];

test.each(MATCHES)('the steps lead to where the match stands', ({ actions, ...position }) => {
  for (const reader of ['0', '1', null]) {
    const m = match(position);
    for (const action of actions) {
      const { view } = stepsOf(m, reader, action).at(-1)!;
      const { table, grid } = viewOf(m, reader);
      const { players, supply, awards, revealed, stealing } = table;
      expect(view.table).toMatchObject({ players, supply, awards, revealed, stealing });
      expect(Object.keys(view.grid)).toEqual(Object.keys(grid));
    }
  }
});

test('what was put back is hidden again at once', () => {
  const m = match();
  m.play('0 reveal a1 b2');
  const [left] = stepsOf(m, '1', '0 leave');
  expect([left.view.grid.a1, left.view.grid.b2]).toEqual([null, null]);
});

test('what is left lies open until the theft is made, whatever arrives in one go', () => {
  const m = match({ holds: { 0: 'keyToken', 1: 'giza-green pisa-red' } });
  m.play('0 reveal a5 b2');
  const parts = stepsOf(m, '1', '0 collect', '0 steal 1 giza-green', '1 reveal c1 c2');
  expect(types(parts)).toEqual(['taken', 'paired', 'stolen', 'revealed']);
  expect(parts.map(({ view }) => view.table.revealed)).toEqual([['b2'], ['b2'], [], ['c1', 'c2']]);
  expect(parts.map(({ view }) => view.grid.b2)).toEqual(['blue', 'blue', null, null]);
});

test('what somebody looked at stays in their sight until their turn ends', () => {
  const m = match({
    variant: 'advanced',
    holds: { 0: 'lookAcross pisa-red parthenon-red colosseum-red' },
  });
  m.play('0 look a1 c2');
  m.play('0 reveal a2 j2');
  const [left] = stepsOf(m, '0', '0 leave');
  expect([left.view.grid.a1, left.view.grid.a2]).toEqual(['red', null]);
  const [ended] = stepsOf(m, '0', '0 done');
  expect(ended.view.grid.a1).toBeNull();
});
