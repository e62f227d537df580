import fc from 'fast-check';
import { copied, sharing } from './sharing';

/** Plain JSON, such as a match is made of. */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !JSON.stringify(value).includes('__proto__'));

test('what is equal is the very same, and so is every equal part of what is not', () => {
  const before = { deck: [1, 2], hands: { a: [3], b: [4] }, table: [{ card: 5 }, { card: 6 }] };
  expect(sharing(before, copied(before))).toBe(before);
  const now = sharing(before, { ...copied(before), hands: { a: [3], b: [] } });
  expect(now).toEqual({ ...before, hands: { a: [3], b: [] } });
  expect(now.deck).toBe(before.deck);
  expect(now.hands.a).toBe(before.hands.a);
  expect(now.table).toBe(before.table);
  const [first] = sharing(before.table, [{ card: 5 }, { card: 7 }]);
  expect(first).toBe(before.table[0]);
});

test('fields in another order are another text, and stay it', () => {
  expect(JSON.stringify(sharing({ a: 1, b: 2 }, { b: 2, a: 1 }))).toBe('{"b":2,"a":1}');
});

test('whatever there was before, the text of what is now stays as it is, and before is untouched', () => {
  fc.assert(
    fc.property(json, json, (before, now) => {
      const [text, was] = [JSON.stringify(now), JSON.stringify(before)];
      expect(JSON.stringify(sharing(before, copied(now)))).toBe(text);
      expect(JSON.stringify(before)).toBe(was);
    }),
  );
});

test('a copy has the same text and shares nothing', () => {
  const collect = (value: unknown): object[] =>
    typeof value === 'object' && value !== null
      ? [value, ...Object.values(value).flatMap(collect)]
      : [];
  fc.assert(
    fc.property(json, (value) => {
      const copy = copied(value);
      expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
      const originals = new Set(collect(value));
      expect(collect(copy).filter((one) => originals.has(one))).toEqual([]);
    }),
  );
});
