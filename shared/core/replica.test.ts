import type { WireEntry } from './news';
import { packNews } from './news';
import { corrected, replicaOf, withNews, type WireState } from './replica';

const stateAt = (stateID: number, cards: string[]) =>
  ({
    G: { cards, table: { round: 1 } },
    ctx: { turn: 1 },
    _stateID: stateID,
  }) as unknown as WireState;

const entryAt = (stateID: number): WireEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type: 'draw', args: null, playerID: '0' } },
  _stateID: stateID,
  turn: 1,
  phase: null,
  metadata: [{ type: 'drawn' }],
});

const news = (stateID: number, path: string) =>
  packNews({
    stateID,
    patch: [
      { op: 'add', path, value: 'b' },
      { op: 'replace', path: '/_stateID', value: stateID },
    ],
    entry: entryAt(stateID),
  });

const replica = replicaOf({ state: stateAt(3, ['a']), log: [entryAt(3)] });

test('news lead to the next position, whose untouched parts are the same', () => {
  const next = withNews(replica, news(4, '/G/cards/-'))!;
  expect(next.state).toEqual(stateAt(4, ['a', 'b']));
  expect((next.state.G as { table: object }).table).toBe(
    (replica.state.G as { table: object }).table,
  );
  expect(next.log.map(({ stateID, move, events }) => [stateID, move, events])).toEqual([
    [3, 'draw', [{ type: 'drawn' }]],
    [4, 'draw', [{ type: 'drawn' }]],
  ]);
  expect(replica.state).toEqual(stateAt(3, ['a']));
});

test.each([
  ['what was missed', news(5, '/G/cards/-')],
  ['what is known', news(3, '/G/cards/-')],
  ['what is not there', news(4, '/G/hands/0')],
])('news that follow on %s are not taken', (_, packed) => {
  expect(withNews(replica, packed)).toBeNull();
});

test('a correction replaces the position, unless it is of one before', () => {
  expect(corrected(replica, stateAt(3, ['z'])).state).toEqual(stateAt(3, ['z']));
  expect(corrected(replica, stateAt(2, ['z']))).toBe(replica);
});
