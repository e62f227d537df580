import { createHmac } from 'node:crypto';
import { chanceOf, randomSeed } from './chance';
import VECTORS from './chance.vectors.json';
import { extent } from '../testing/extent';

const SEED = VECTORS.seed;

/** Word `counter` as the documentation defines it, by another implementation of HMAC. */
const word = (seed: string, counter: number): number => {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  return createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest().readUInt32BE();
};

test('the test vectors are what the documented stream gives', () => {
  expect(VECTORS.words).toEqual(VECTORS.words.map((_, i) => word(SEED, i)));
});

test('dice, shuffles and picks are those of the test vectors', () => {
  const dice = chanceOf({ seed: SEED, counter: 0 });
  expect(VECTORS.d8.map(() => dice.die(8))).toEqual(VECTORS.d8);
  expect(chanceOf({ seed: SEED, counter: 0 }).shuffle([...'abcdefghij'])).toEqual([
    ...VECTORS.shuffle,
  ]);
  expect(chanceOf({ seed: SEED, counter: 5 }).pick([...'abcdefghij'])).toBe(VECTORS.pickFrom5);
});

test('a draw goes on where the counter says', () => {
  const whole = chanceOf({ seed: SEED, counter: 0 });
  const rolls = Array.from({ length: 20 }, () => whole.die(6));
  const first = chanceOf({ seed: SEED, counter: 0 });
  const begun = Array.from({ length: 7 }, () => first.die(6));
  const second = chanceOf({ seed: SEED, counter: first.counter() });
  const rest = Array.from({ length: 13 }, () => second.die(6));
  expect([...begun, ...rest]).toEqual(rolls);
});

test('words that would make small numbers likelier are thrown away', () => {
  // of the words, a bit more than half lie above the largest multiple of this number of faces
  const faces = 2 ** 31 + 1;
  const chance = chanceOf({ seed: SEED, counter: 0 });
  const expected = VECTORS.words.find((drawn) => drawn < faces)!;
  expect(chance.die(faces)).toBe(expected + 1);
  expect(chance.counter()).toBe(VECTORS.words.indexOf(expected) + 1);
});

test.each([0, -1, 1.5, 2 ** 32 + 1, NaN])('there is no die with %d faces', (faces) => {
  expect(() => chanceOf({ seed: SEED, counter: 0 }).die(faces)).toThrow('no fair draw');
});

/** How far counts are from equal: Pearson's chi-square. */
const chiSquare = (counts: number[]): number => {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

test('rolls of a die with eight faces fall on each face equally often', () => {
  const chance = chanceOf({ seed: SEED, counter: 0 });
  const counts = Array<number>(8).fill(0);
  for (let i = 0; i < extent(100_000, 1_000_000); i++) counts[chance.die(8) - 1]++;
  // 7 degrees of freedom: fair dice exceed this once in 10,000 tries, and this try is always the same
  expect(chiSquare(counts)).toBeLessThan(29.88);
});

test('every order of four things is equally likely', () => {
  const chance = chanceOf({ seed: SEED, counter: 0 });
  const counts = new Map<string, number>();
  for (let i = 0; i < 48_000; i++) {
    const order = chance.shuffle([...'abcd']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  // 23 degrees of freedom, once in 10,000
  expect(chiSquare([...counts.values()])).toBeLessThan(54.0);
});

test('a random seed is 32 bytes, and never the same', () => {
  expect(randomSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(randomSeed()).not.toBe(randomSeed());
});
