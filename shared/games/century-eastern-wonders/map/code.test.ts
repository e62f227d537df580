import fc from 'fast-check';
import { chanceFrom, chanceOf } from '../../../engine/chance';
import { chartOf, type Chart } from './chart';
import { encodeChart, readChart } from './code';
import { FIRST_GAME } from './firstGame';
import { shifted, type Hex } from './hex';
import { LETTERS, readLetters, writeLetters } from './letters';
import { randomChart } from './random';

const FIRST_CODE = encodeChart(FIRST_GAME);

const chart = fc
  .infiniteStream(fc.nat())
  .map((numbers) => randomChart(chanceFrom((n) => numbers.next().value! % n)));

const moved = ({ tiles }: Chart, by: Hex): Chart =>
  chartOf(tiles.map(({ hex, kind }) => ({ hex: shifted(hex, by), kind })));

/** The map with its first tile at the origin: a code does not say where on the sea it lies. */
const settled = (chart: Chart): Chart => {
  const { q, r } = chart.tiles[0].hex;
  return moved(chart, { q: -q, r: -r });
};

const read = (code: string): Chart => {
  const reading = readChart(code);
  if ('faults' in reading) throw new Error(JSON.stringify(reading.faults));
  return reading.chart;
};

test('a code is short: the first map has twenty letters at most', () => {
  expect(FIRST_CODE).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{1,4})*$/);
  expect(FIRST_CODE.replaceAll('-', '').length).toBeLessThanOrEqual(20);
});

test('what is read is what was written, wherever the map lay', () => {
  const by = fc.record({ q: fc.integer({ min: -50, max: 50 }), r: fc.nat(50) });
  fc.assert(
    fc.property(chart, by, (map, by) => {
      expect(read(encodeChart(map))).toEqual(settled(map));
      expect(encodeChart(moved(map, by))).toBe(encodeChart(map));
    }),
  );
});

test('even a chain of tiles has a code that can be read', () => {
  const chain = chartOf(
    FIRST_GAME.tiles.map(({ id }) => ({
      hex: { q: id, r: 0 },
      kind: id % 6 === 0 ? 'port' : 'market',
    })),
  );
  expect(read(encodeChart(chain))).toEqual(chain);
});

test('a code may be typed in small letters, with blanks, and with letters that look like digits', () => {
  const typed = ` ${FIRST_CODE.toLowerCase().replaceAll('-', ' ')}`;
  expect(read(typed)).toEqual(settled(FIRST_GAME));
  expect(read(FIRST_CODE.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(settled(FIRST_GAME));
});

test('one letter mistaken, left out or swapped with the next is always noticed', () => {
  const plain = encodeChart(randomChart(chanceOf({ seed: 'ab'.repeat(32), counter: 0 })));
  const letters = plain.replaceAll('-', '');
  const wrong = { faults: [{ type: 'mistyped' }] };
  for (let at = 0; at < letters.length; at++) {
    const before = letters.slice(0, at);
    for (const letter of LETTERS.replace(letters[at], '')) {
      expect(readChart(before + letter + letters.slice(at + 1))).toEqual(wrong);
    }
    const [one, other] = letters.slice(at, at + 2);
    if (other !== undefined && one !== other) {
      expect(readChart(before + other + one + letters.slice(at + 2))).toEqual(wrong);
    }
    expect(readChart(before + letters.slice(at + 1))).toEqual(wrong);
  }
});

// prettier-ignore
const WRONG: [code: string, faults: unknown[]][] = [
  ['',                      [{ type: 'empty' }]],
  [' - ',                   [{ type: 'empty' }]],
  ['HELLO?',                [{ type: 'sign', sign: '?' }]],
  ['1u23',                  [{ type: 'sign', sign: 'U' }]],
  ['7',                     [{ type: 'mistyped' }]],
  ['00',                    [{ type: 'mistyped' }]],
  ['A'.repeat(500),         [{ type: 'mistyped' }]],
  [writeLetters([true]),    [{ type: 'meaningless' }]],
  [writeLetters(Array(60).fill(true)), [{ type: 'meaningless' }]],
  // forty letters are read, one more is not
  [writeLetters(Array(190).fill(true)), [{ type: 'meaningless' }]],
  [writeLetters(Array(191).fill(true)), [{ type: 'mistyped' }]],
];

test.each(WRONG)('%s is refused', (code, faults) => {
  expect(readChart(code)).toEqual({ faults });
});

test('a letter more than a map fills is refused, though it says nothing', () => {
  for (const seed of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', '17', '28'].map((two) =>
    two.repeat(32),
  )) {
    const map = randomChart(chanceOf({ seed, counter: 0 }));
    const bits = readLetters(encodeChart(map).replaceAll('-', ''))!;
    expect(read(writeLetters(bits))).toEqual(settled(map));
    const longer = writeLetters([...bits, ...Array<boolean>(5).fill(false)]);
    expect(readChart(longer)).toEqual({ faults: [{ type: 'meaningless' }] });
  }
});

test('a code of too few tiles says how many there are', () => {
  const lacking = FIRST_GAME.tiles.slice(0, 23).map(({ hex, kind }) => ({ hex, kind }));
  expect(readChart(encodeChart(chartOf(lacking)))).toMatchObject({
    faults: expect.arrayContaining([expect.objectContaining({ type: 'number' })]),
  });
});

test('whatever is typed is either a map or refused', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      expect(Object.keys(readChart(code))).toHaveLength(1);
    }),
  );
});
