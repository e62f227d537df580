import { KINDS, type Kind } from './cards';
import { DISCS, isTwoColoured, kindsOf, type DiscId } from './discs';
import { DISC_POINTS, LIGHT_ROW, ROWS } from './figures';
import {
  bestAssignment,
  discCounts,
  discGain,
  discPoints,
  nextDiscGain,
  pointsSoFar,
  unfinishedPoints,
  wonderPoints,
} from './scoring';
import { match, parts, points, story } from './testing';

const discs = (text: string): DiscId[] => text.split(' ').filter(Boolean) as DiscId[];

describe('R6 scoring a wonder', () => {
  // prettier-ignore
  const ROW_1: [string, number[], number[]][] = [
    // what                                           parts          points
    ['the printed example: 6, 4, some, none',         [6, 4, 2, 0],  [8, 4, 3, 0]],
    ['the printed example: two tied for the most',    [5, 5, 3, 1],  [4, 4, 3, 3]],
    ['alone on it',                                   [0, 3, 0, 0],  [0, 8, 0, 0]],
    ['three tied for the most',                       [4, 4, 4, 0],  [4, 4, 4, 0]],
    ['all tied for the most',                         [1, 1, 1, 1],  [4, 4, 4, 4]],
    ['two tied for the second most',                  [6, 3, 3, 1],  [8, 3, 3, 3]],
    ['two tied for the second most, nobody below',    [0, 6, 3, 3],  [0, 8, 3, 3]],
    ['all but one tied for the second most',          [9, 2, 2, 2],  [8, 3, 3, 3]],
    ['two tied for the third most',                   [9, 4, 2, 2],  [8, 4, 3, 3]],
    ['nobody has a part',                             [0, 0, 0, 0],  [0, 0, 0, 0]],
  ];

  test.each(ROW_1)('%s (R6.3, R6.4, R6.5, R6.6)', (_, parts, expected) => {
    const scored = wonderPoints(Object.fromEntries(parts.entries()), ROWS[0]);
    expect(parts.map((_part, id) => scored[id] ?? 0)).toEqual(expected);
  });

  test('the rows of the scoring table (R6.2)', () => {
    expect(ROWS.map(({ most, second }) => [most, second])).toEqual([
      [8, 4],
      [10, 5],
      [12, 6],
      [14, 7],
      [16, 8],
      [18, 9],
      [20, 10],
    ]);
    expect(LIGHT_ROW).toEqual({ most: 6, second: 4 });
  });
});

describe('R6 in play', () => {
  const finishing = (parts: Record<string, number>, more = {}) => {
    const m = match({
      hands: { 0: { ship: 3 }, 3: { ship: 2 } },
      wonders: { lighthouse: { discs: 'ship-3', parts } },
      ...more,
    });
    m.play('0 build ship-3', '1 offer 0', '2 offer 0', '3 offer 2', '0 fulfil 0');
    return m;
  };

  test('6, 4 and some parts score 8, 4 and 3, none score nothing (R6.1, R6.3, R6.6)', () => {
    const m = finishing({ 0: 3, 1: 4, 2: 1 });
    expect(points(m)).toEqual({ 0: '0+8', 1: '0+4', 2: '0+3', 3: '2+0' });
    expect(['0', '3'].map((id) => pointsSoFar(m.G.table, id))).toEqual([8, 2]);
    expect(story(m).slice(5)).toEqual([
      'fulfilled 0 lighthouse with -, disc to 0',
      'paid 3 2',
      'wonderScored lighthouse 0:8 1:4 2:3',
      'earned 0',
    ]);
  });

  test('5 and 5 score 4 each, the others 3 (R6.4)', () => {
    const m = finishing({ 0: 2, 1: 5, 2: 2, 3: 1 });
    expect(points(m)).toEqual({ 0: '0+4', 1: '0+4', 2: '0+3', 3: '2+3' });
  });

  test('the table keeps whose each part was and what they got, in the order of finishing (R6.9)', () => {
    const m = finishing({ 1: 4, 2: 2 });
    expect(m.G.table.finished).toEqual([
      {
        wonder: 'lighthouse',
        parts: [...'111122000'],
        points: { 0: 4, 1: 8, 2: 3 },
      },
    ]);
  });

  test('the parts go back (R6.7)', () => {
    const m = finishing({ 1: 4 });
    expect(m.G.table.wonders.lighthouse).toEqual({ discs: [], parts: [] });
  });

  test.each([0, 1, 2, 3, 4, 5, 6])('after %i wonders, on the row after (R6.2, R6.7)', (before) => {
    const scored = ['giza', 'gardens', 'zeus', 'artemis', 'mausoleum', 'colossus'] as const;
    const empty = Object.fromEntries(scored.slice(0, before).map((id) => [id, { discs: '' }]));
    const others = { babel: { discs: 'camel-3 crane-3 mason-3 ship-6' } };
    const m = match({
      hands: { 0: { ship: 3 } },
      wonders: { ...empty, ...others, lighthouse: { discs: 'ship-3' } },
    });
    m.play('0 build ship-3', '1 offer 0', '2 offer 0', '3 offer 0', '0 fulfil 0');
    expect(m.G.table.points['0'].wonders).toBe([8, 10, 12, 14, 16, 18, 20][before]);
  });

  test('the active player draws an action card, though another took the disc (R6.8)', () => {
    const m = match({
      hands: { 0: { ship: 2 }, 1: { ship: 1 } },
      wonders: { lighthouse: { discs: 'ship-3' } },
    });
    m.play(
      '0 build ship-3',
      '1 offer 1 trade',
      '2 offer 0',
      '3 offer 0',
      '0 accept 1',
      '0 fulfil 0',
    );
    expect(m.G.discs['1']).toEqual(['ship-3']);
    expect(m.G.actionCards).toEqual({ 0: ['cardTrade-1'], 1: [], 2: [], 3: [] });
  });

  test('there is no card to draw when the match is played without (R2.6)', () => {
    const m = finishing({}, { options: { actionCards: false } });
    expect(story(m).slice(-2)).toEqual(['wonderScored lighthouse 0:8', 'drew 0:1 1:1 2:1 3:1']);
    expect(m.ctx.currentPlayer).toBe('1');
  });
});

describe('R8 final scoring', () => {
  test('discs of a kind (R8.4)', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((n) => DISC_POINTS[n])).toEqual([
      0, 0, 5, 10, 20, 30, 45, 60,
    ]);
  });

  // prettier-ignore
  const OWN: [string, number, Kind[]][] = [
    // discs                                                       points  two-coloured ones count as
    ['',                                                           0,      []],
    ['ship-3',                                                     0,      []],
    ['camel-3 ship-3 mason-3 crane-3',                             0,      []],
    // the printed example: the two-coloured disc joins the camels
    ['camel-3 camel-4a camel-4b camel-2-mason-3 ship-3 ship-4a crane-3', 25, ['camel']],
    ['camel-2-mason-3',                                            0,      ['camel']],
    ['camel-2-mason-3 mason-3 camel-3 camel-4a',                   10,     ['camel']],
    ['camel-2-mason-3 mason-3 mason-4a mason-5a camel-4a',         20,     ['mason']],
    // both to the ships, though each alone would also fit elsewhere
    ['ship-3 ship-4a ship-5a mason-2-ship-3 ship-2-crane-3 mason-3 crane-3', 30, ['ship', 'ship']],
    // in a ring, all four
    ['camel-2-mason-3 mason-2-ship-3 ship-2-crane-3 crane-2-camel-3', 10, ['camel', 'ship', 'ship', 'camel']],
  ];

  test.each(OWN)('"%s" score %i with %j (R8.4, R8.5)', (own, expected, assigned) => {
    expect(discPoints(discs(own))).toBe(expected);
    expect(bestAssignment(discs(own))).toEqual(assigned);
  });

  test('no other assignment is better (R8.5)', () => {
    const both = Object.keys(DISCS).filter((id) => isTwoColoured(id as DiscId)) as DiscId[];
    const singles = KINDS.flatMap((kind) => discs(`${kind}-3 ${kind}-4a ${kind}-4b`));
    for (let mask = 0; mask < 2 ** singles.length; mask += 7) {
      const own = [...both, ...singles.filter((_, i) => mask & (2 ** i))];
      const totals = every(both).map((kinds) => {
        const counts = discCounts(own, kinds);
        return KINDS.reduce((total, kind) => total + DISC_POINTS[counts[kind]], 0);
      });
      expect(totals).toHaveLength(16);
      expect(discPoints(own)).toBe(Math.max(...totals));
    }
  });

  test('what one more disc would add', () => {
    expect(
      KINDS.map((kind) => nextDiscGain(discs('camel-3 mason-3 mason-4a mason-5a'), kind)),
    ).toEqual([5, 0, 10, 0]);
    expect(nextDiscGain(discs('camel-3 camel-2-mason-3'), 'mason')).toBe(0);
    expect(discGain(discs('camel-3 mason-3 mason-4a'), 'camel-2-mason-3')).toBe(5);
    expect(discGain(discs('camel-3 camel-4a camel-4b mason-3'), 'camel-2-mason-3')).toBe(10);
  });

  test('every unfinished wonder on the light row, if anybody has a part on it (R8.3)', () => {
    const { G } = match({
      wonders: {
        giza: { parts: { 0: 6, 1: 4, 2: 1 } },
        zeus: { parts: { 1: 5, 2: 5, 3: 2 } },
        colossus: { discs: '' },
      },
    });
    const scored = unfinishedPoints(G.table).filter(([, all]) => Object.keys(all).length > 0);
    expect(scored).toEqual([
      ['giza', { 0: 6, 1: 4, 2: 3 }],
      ['zeus', { 1: 4, 2: 4, 3: 3 }],
    ]);
  });

  test('a wonder without discs is finished, even while it waits to be scored (R6.1, R8.3)', () => {
    const m = match({
      hands: { 0: { ship: 3 }, 3: { ship: 2 } },
      actionCards: { 3: 'cardDraw-1' },
      wonders: { lighthouse: { discs: 'ship-3' } },
    });
    m.play('0 build ship-3', '1 offer 0', '2 offer 0', '3 offer 2', '0 fulfil 0');
    expect(parts(m, 'lighthouse')['0']).toBe(3);
    expect(unfinishedPoints(m.G.table).map(([wonder]) => wonder)).not.toContain('lighthouse');
  });
});

/** Every choice of a kind for each of these discs. */
const every = ([first, ...others]: DiscId[]): Kind[][] =>
  first ? every(others).flatMap((kinds) => kindsOf(first).map((kind) => [kind, ...kinds])) : [[]];
