import fc from 'fast-check';
import {
  readCubes,
  size,
  SPICES,
  writeCubes,
} from '../../../shared/games/century-eastern-wonders/spices';
import { given, picked, tallied } from './cubes';

const hold = readCubes('YYRGB');
const chosen = (picks: Parameters<typeof given>[1], many: number) =>
  writeCubes(tallied(given(hold, picks, many)));

test('the cheapest cubes are proposed', () => {
  expect(chosen([], 1)).toBe('Y');
  expect(chosen([], 3)).toBe('YYR');
});

test('what is wished for goes first, and takes the place of the dearest proposal', () => {
  expect(chosen(['cloves'], 2)).toBe('YB');
  expect(chosen(['tea', 'cloves'], 2)).toBe('GB');
});

test('the latest wish counts when there are too many', () => {
  const first = picked(hold, [], 1, 'tea');
  expect(chosen(first, 1)).toBe('G');
  expect(chosen(picked(hold, first, 1, 'cloves'), 1)).toBe('B');
});

test('pressed again when no more of it can go, a spice is no longer wished for', () => {
  const wish = picked(hold, [], 2, 'cloves');
  expect(chosen(wish, 2)).toBe('YB');
  expect(chosen(picked(hold, wish, 2, 'cloves'), 2)).toBe('YY');
});

test('pressing a spice makes one more of it go, as long as there is one', () => {
  const cubes = fc.record({
    ginger: fc.nat(4),
    chili: fc.nat(4),
    tea: fc.nat(4),
    cloves: fc.nat(4),
  });
  const presses = fc.array(fc.constantFrom(...SPICES));
  fc.assert(
    fc.property(cubes, fc.integer({ min: 1, max: 8 }), presses, (those, many, pressed) => {
      fc.pre(size(those) >= many);
      let picks: ReturnType<typeof picked> = [];
      for (const spice of pressed) {
        const before = tallied(given(those, picks, many))[spice];
        picks = picked(those, picks, many, spice);
        const gifts = given(those, picks, many);
        expect(gifts).toHaveLength(many);
        if (before < Math.min(many, those[spice])) expect(tallied(gifts)[spice]).toBe(before + 1);
      }
    }),
  );
});
