import type { Standing } from '../../../../../shared/engine/score';
import type { Reader } from '../../../../kit/contract';
import { resultOf, winnersOf } from './result';

const NAMES = ['Ana', 'Bo', 'Cy'];
const TEXTS: Record<string, string> = { 'match:language': 'en', 'match:youToo': 'you' };

const reader = (playerID: string | null) =>
  ({
    playerID,
    name: (id: string) => NAMES[Number(id)],
    t: (key: string) => TEXTS[key],
  }) as unknown as Reader;

const standing = (playerID: string, place: number, total: number): Standing => ({
  ...{ playerID, place, total, lines: [] },
});

const WON = [standing('1', 1, 12), standing('0', 2, 9), standing('2', 3, 4)];
const SHARED = [standing('0', 1, 9), standing('1', 1, 9), standing('2', 3, 4)];

test('one who won is named with their points', () => {
  expect(resultOf(WON, reader('0'))).toEqual({
    key: 'match:end.won',
    who: '1',
    values: { count: 12 },
  });
});

test.each([
  ['0', 'Bo and you'],
  ['1', 'Ana and you'],
  ['2', 'Ana and Bo'],
  [null, 'Ana and Bo'],
])('of several who share the win the reader, who is %p, comes last: %s', (playerID, words) => {
  expect(resultOf(SHARED, reader(playerID))).toMatchObject({
    key: 'match:end.shared',
    values: { count: 9 },
    inlines: { names: { words } },
  });
});

test('whose place is the first has won', () => {
  expect([WON, SHARED].map(winnersOf)).toEqual([['1'], ['0', '1']]);
});
