import { type FrameUpdate, encodeUpdate, type WireEntry } from './update';
import { corrected, replicaOf, withUpdate, type WireState } from './replica';

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

const frame = (path: string, type: string, value: string): FrameUpdate => ({
  patch: [{ op: 'add', path, value }],
  events: [{ type }],
});

const update = (stateID: number, ...frames: FrameUpdate[]) =>
  encodeUpdate({
    frames,
    entry: {
      stateID,
      turn: 1,
      playerID: '0',
      move: 'draw',
      events: frames.flatMap(({ events }) => events),
    },
  });

const replica = replicaOf({ state: stateAt(3, ['a']), log: [entryAt(3)] });

test('an update leads to the next position, whose untouched parts are the same', () => {
  const next = withUpdate(replica, update(4, frame('/G/cards/-', 'drawn', 'b')))!;
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

test('an update of several moments keeps each of them, and the last is the position', () => {
  const told = update(4, frame('/G/cards/-', 'drawn', 'b'), frame('/G/cards/-', 'found', 'c'));
  const next = withUpdate(replica, told)!;
  expect(next.frames).toEqual([
    { view: { cards: ['a', 'b'], table: { round: 1 } }, events: [{ type: 'drawn' }] },
    { view: { cards: ['a', 'b', 'c'], table: { round: 1 } }, events: [{ type: 'found' }] },
  ]);
  expect(next.frames[1].view).toBe(next.state.G);
  expect(next.log.at(-1)!.events).toEqual([{ type: 'drawn' }, { type: 'found' }]);
});

test.each([
  ['what was missed', update(5, frame('/G/cards/-', 'drawn', 'b'))],
  ['what is known', update(3, frame('/G/cards/-', 'drawn', 'b'))],
  ['what is not there', update(4, frame('/G/hands/0', 'drawn', 'b'))],
])('an update that follows on %s is not taken', (_, packed) => {
  expect(withUpdate(replica, packed)).toBeNull();
});

test('a correction replaces the position, unless it is of one before', () => {
  expect(corrected(replica, stateAt(3, ['z'])).state).toEqual(stateAt(3, ['z']));
  expect(corrected(replica, stateAt(2, ['z']))).toBe(replica);
});
