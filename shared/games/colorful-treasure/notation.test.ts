import fc from 'fast-check';
import { colorfulTreasure } from '.';
import { readGrid, writeGrid } from './notation';
import { match } from './testing';
import { columnOf, treasuresOf, WONDER_IDS } from './wonders';
import type { Grid, Treasure } from './state';

const DEAL = 'rgpdc rbpdk rybdc rypdk rgbdc rygdk ybpdc ygbdk ygpdc gbpdk';
const GONE = Array(8).fill('-----').join(' ');

test('a deal as text', () => {
  expect(writeGrid(match().G)).toBe(DEAL);
  expect(writeGrid(match({ variant: 'junior' }).G)).toBe(
    'rgpd rbpd rybd rypd rgbd rygd ybpd ygbd ygpd gbpd',
  );
});

test('a capital lies face up, a question mark is unseen, a dash was taken', () => {
  const m = match({ grid: 'rgpdc rbpdk' });
  m.play('0 reveal a1 b1', '0 take red', '1 reveal a2 b5');
  expect(writeGrid(m.G)).toBe(`-Gpdc -bpdK ${GONE}`);
  expect(writeGrid(colorfulTreasure.view(m.G, m.ctx, '0'))).toBe(`-G??? -???K ${GONE}`);
});

test('text that is no grid is refused', () => {
  expect(() => readGrid('b')).toThrow('no such card in a1: b');
  expect(() => readGrid('rx')).toThrow('no such card in a2: x');
});

/** Any grid, seen in part, with some of the seen cards face up. */
const grids = fc
  .tuple(
    ...WONDER_IDS.map((wonder) =>
      fc.tuple(
        fc.shuffledSubarray([...treasuresOf(wonder)], { minLength: 5 }),
        fc.array(fc.constantFrom('taken', 'unseen', 'down', 'up'), { minLength: 5, maxLength: 5 }),
      ),
    ),
  )
  .map((columns) => {
    const grid: Grid<Treasure | null> = {};
    const revealed = columns.flatMap(([treasures, fates], i) =>
      columnOf(WONDER_IDS[i], 5).filter((cell, row) => {
        if (fates[row] === 'taken') return false;
        grid[cell] = fates[row] === 'unseen' ? null : treasures[row];
        return fates[row] === 'up';
      }),
    );
    return { grid, revealed };
  });

test('what is written is read back', () => {
  fc.assert(
    fc.property(grids, ({ grid, revealed }) => {
      const text = writeGrid({ grid, table: { revealed, variant: 'basic' } });
      expect(readGrid(text)).toEqual({ grid, revealed });
    }),
  );
});
