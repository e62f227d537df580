import { standings, total } from './score';

const sheet = (playerID: string, points: number, tieBreak = 0) => ({
  playerID,
  lines: [{ key: 'all', points }],
  tieBreak,
});

// prettier-ignore
const TABLES: [string, [points: number, tieBreak?: number][], string[]][] = [
  // who                                  points of 0, 1, 2 ...          places, the best first
  ['the highest total is first',          [[5], [9], [7]],               ['1:1', '2:2', '0:3']],
  ['equals share a place, and the next is skipped', [[9], [9], [7]],     ['0:1', '1:1', '2:3']],
  ['all are equal',                       [[3], [3]],                    ['0:1', '1:1']],
  ['a tie-break tells equals apart',      [[9, 1], [9, 2]],              ['1:1', '0:2']],
  ['a tie-break does not beat points',    [[9, 0], [8, 5]],              ['0:1', '1:2']],
  ['totals may be negative',              [[-9], [-3]],                  ['1:1', '0:2']],
];

test.each(TABLES)('%s', (_, sheets, places) => {
  const ranked = standings(sheets.map(([points, tie], i) => sheet(String(i), points, tie)));
  expect(ranked.map(({ playerID, place }) => `${playerID}:${place}`)).toEqual(places);
});

test('a total is the sum of its lines', () => {
  expect(total([{ key: 'a', points: 3 }, { key: 'b', points: -5 }])).toBe(-2); // prettier-ignore
  expect(total([])).toBe(0);
});
