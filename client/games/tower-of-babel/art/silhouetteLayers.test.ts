/** @jest-environment node */
import { sum } from '../../../../shared/engine/numbers';
import { WONDERS } from '../../../../shared/games/tower-of-babel/state';
import { match } from '../../../../shared/games/tower-of-babel/testing';
import { SILHOUETTES } from './silhouettes';
import { blocksOf, partNames, roomOn } from './silhouetteLayers';

/** The fewest and the most parts that three discs can bring. */
const ROOMS = [9, 10, 13, 15, 18];

describe.each(WONDERS)('%s', (wonder) => {
  const { courses } = SILHOUETTES[wonder];

  test.each(ROOMS)('is filled by %i blocks from the ground up', (count) => {
    const blocks = blocksOf(courses, count);
    expect(blocks).toHaveLength(count);
    const heights = blocks.map(({ y, height }) => y + height);
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(blocks[0].y + blocks[0].height).toBe(94);
  });

  test('is cut into blocks that are large enough for an emblem', () => {
    for (const { width, height } of blocksOf(courses, 18))
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(8);
  });
});

test('blocks of a course lie side by side and fill it', () => {
  const course = { left: 10, right: 90, top: 40, bottom: 60 };
  const blocks = blocksOf([course], 4);
  expect(sum(blocks.map(({ width }) => width))).toBe(80);
  expect(blocks.map(({ x }) => x)).toEqual([10, 30, 50, 70]);
});

test('a wonder has room for its parts and for those its discs will bring', () => {
  const m = match({ wonders: { giza: { discs: 'ship-3 camel-2-mason-3', parts: { 0: 4 } } } });
  expect(roomOn(m.G.table.wonders.giza)).toBe(12);
});

test('every part has a name, and keeps it whatever is laid on it', () => {
  const laid = { discs: [], parts: ['3', '1', '3'] };
  const names = ['part:giza:3:0', 'part:giza:1:0', 'part:giza:3:1'];
  expect(partNames('giza', laid)).toEqual(names);
  expect(partNames('giza', { ...laid, parts: [...laid.parts, '0', '1'] })).toEqual([
    ...names,
    'part:giza:0:0',
    'part:giza:1:1',
  ]);
});
