import fc from 'fast-check';
import { applyPatch } from 'rfc6902';
import { patched } from '../../../shared/protocol/patch';
import { difference } from './difference';

/** Any JSON but with the key that the official client's patches cannot set. */
const json = fc
  .json({ maxDepth: 4 })
  .filter((text) => !text.includes('__proto__'))
  .map((text) => JSON.parse(text));

test('the official client arrives at the new value from any other one', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const document = structuredClone({ it: before });
      const errors = applyPatch(document, difference({ it: before }, { it: after }) as never);
      expect(errors.every((error) => error === null)).toBe(true);
      expect(document).toEqual({ it: after });
    }),
    { numRuns: 2000 },
  );
});

test('our own client arrives there too, and shares what did not change with what it had', () => {
  fc.assert(
    fc.property(json, json, json, (same, before, after) => {
      const was = { same, it: before };
      const text = JSON.stringify(was);
      const now = patched(was, difference(was, { same, it: after }));
      expect(now).toEqual({ same, it: after });
      expect(now.same).toBe(same);
      expect(JSON.stringify(was)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

// prettier-ignore
const CASES: [string, unknown, unknown, number][] = [
  // what changed                      before                     after                           steps
  ['nothing',                          { a: [1, 2] },             { a: [1, 2] },                  0],
  ['a card was added to a row',        { row: ['a', 'b'] },       { row: ['a', 'b', 'c'] },       1],
  ['the last card was taken',          { row: ['a', 'b'] },       { row: ['a'] },                 1],
  ['a key has a slash and a tilde',    { 'a/b~': 1 },             { 'a/b~': 2 },                  1],
  ['a row was replaced as a whole',    { row: [1, 2, 3] },        { row: [] },                    1],
];

test.each(CASES)('%s: as few steps as that needs', (_, before, after, steps) => {
  expect(difference(before, after)).toHaveLength(steps);
});

test('what is shared by reference is not looked into', () => {
  const shared = new Proxy({}, { ownKeys: () => { throw new Error('looked into'); } }); // prettier-ignore
  expect(difference({ shared, n: 1 }, { shared, n: 2 })).toEqual([
    { op: 'replace', path: '/n', value: 2 },
  ]);
});
