import fc from 'fast-check';
import { type ViewerUpdate, encodeUpdate, decodeUpdate } from './update';

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
  fc.record({ op: fc.constantFrom('add' as const, 'replace' as const), path, value: json }),
);

const update: fc.Arbitrary<ViewerUpdate> = fc
  .record({
    stateID: fc.nat(),
    frames: fc.array(
      fc.record({
        patch: fc.array(operation),
        events: fc.array(fc.record({ type: fc.string(), card: json })),
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
      expect(JSON.stringify(decodeUpdate(JSON.parse(JSON.stringify(encodeUpdate(told)))))).toBe(
        JSON.stringify(told),
      );
    }),
  );
});
