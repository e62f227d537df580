import fc from 'fast-check';
import type { GameEvent } from '../engine/game';
import { type EncodedUpdate, type ViewerUpdate, encodeUpdate, decodeUpdate } from './update';

const json = fc.jsonValue({ maxDepth: 2 });
const path = fc.oneof(
  fc.constantFrom(
    '',
    '/',
    '/G',
    '/G/table',
    '/ctx/turn',
    '/awaited',
    '/G/table/1',
    '/G/table/~1/2',
  ),
  fc
    .array(fc.constantFrom('G', 'table', 'hands', '0', '-', '', '~0'), { maxLength: 5 })
    .map((names) => names.map((name) => `/${name}`).join('')),
);
const operation = fc.oneof(
  fc.record({ op: fc.constant('remove' as const), path }),
  fc
    .record({ op: fc.constantFrom('add' as const, 'replace' as const), path, value: json })
    // nothing can be replaced behind the end of a list
    .filter(({ op, path: where }) => op === 'add' || !where.endsWith('/-')),
);

const update: fc.Arbitrary<ViewerUpdate> = fc
  .record({
    stateID: fc.nat(),
    frames: fc.array(
      fc.record({
        patch: fc.array(operation),
        events: fc.array(
          fc.record(
            { type: fc.string(), card: json, playerID: fc.constantFrom('0', '3', null, 7) },
            { requiredKeys: ['type'] },
          ),
        ),
      }),
    ),
    playerID: fc.constantFrom('0', '3'),
    move: fc.option(fc.constantFrom('draw', 'offer')),
    turn: fc.nat(),
  })
  .map(({ frames, stateID, turn, playerID, move }) => ({
    frames,
    entry: { stateID, turn, playerID, move, events: frames.flatMap(({ events }) => events) },
  }));

test('an encoded update says exactly what it said, after the wire', () => {
  fc.assert(
    fc.property(update, (told) => {
      const sent = JSON.parse(JSON.stringify(encodeUpdate(told))) as EncodedUpdate;
      expect(decodeUpdate(sent, told.entry.turn)).toEqual(JSON.parse(JSON.stringify(told)));
    }),
  );
});

test('a path goes on from the one before, and an event of who acted does not name them', () => {
  const [, frames] = encodeUpdate({
    frames: [
      {
        patch: [
          { op: 'add', path: '/G/table/deck/3', value: 1 },
          { op: 'replace', path: '/G/table/deck/4', value: 2 },
          { op: 'remove', path: '/ctx/turn' },
          { op: 'add', path: '/ctx/order/-', value: 3 },
        ],
        events: [{ type: 'drew', playerID: '1' } as GameEvent, { type: 'ended' }],
      },
    ],
    entry: { stateID: 1, turn: 1, playerID: '1', move: 'draw', events: [] },
  });
  expect(frames).toEqual([
    [
      [['2/deck/3', 1, 1], ['3/4', 2], ['/ctx/turn'], ['1/order/-', 3]],
      ['drew', {}],
      ['ended', {}, null],
    ],
  ]);
});
