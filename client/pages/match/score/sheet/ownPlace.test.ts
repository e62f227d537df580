import type { Standing } from '../../../../../shared/engine/score';
import type { Reader } from '../../../../kit/contract';
import { matchTexts } from '../../../../kit/texts';
import { wordsOf } from '../../../../kit/Sentence';
import { loadTitle } from '../../../../games';
import { loadTexts, startTexts } from '../../../../text/i18n';
import { entryTexts } from '../../../../games/catalog';
import i18next from 'i18next';
import { ownPlaceOf } from './ownPlaceOf';

startTexts(entryTexts);
beforeAll(async () => {
  await loadTitle('tower-of-babel');
  await loadTitle('century-eastern-wonders');
  await loadTexts('match', matchTexts);
});

const NAMES = ['Ana', 'Bo', 'Chidi'];

/** A standing, the best first; points by refused offers, wonders and discs. */
const standing = (
  playerID: string,
  place: number,
  [offers, wonders, discs]: number[],
): Standing => ({
  playerID,
  place,
  total: offers + wonders + discs,
  lines: [
    { key: 'offers', points: offers },
    { key: 'wonders', points: wonders },
    { key: 'discs', points: discs },
  ],
});

function told(playerID: string | null, standings: Standing[], game = 'tower-of-babel'): string[] {
  const t = i18next.getFixedT(null, game) as Reader['t'];
  const reader: Reader = { playerID, name: (id) => NAMES[Number(id)], t };
  return ownPlaceOf(standings, reader).map((phrase) => wordsOf(phrase, reader));
}

const STANDINGS = [
  standing('0', 1, [40, 20, 25]),
  standing('1', 2, [12, 49, 15]),
  standing('2', 3, [10, 9, 5]),
];

test('who came later reads how far behind the winner, what cost it, and what they did best', () => {
  expect(told('1', STANDINGS)).toEqual([
    'You came 2nd, 9 points behind Ana.',
    'The widest gap: Refused offers, 12 to 40.',
    'Your best: Wonders, 49.',
  ]);
});

test('who came behind several that share the win reads of all of them', () => {
  const shared = [standing('0', 1, [40, 20, 25]), standing('1', 1, [20, 40, 25]), STANDINGS[2]];
  expect(told('2', shared)[0]).toBe('You came 3rd, 61 points behind Ana and Bo.');
});

test('what cost most is not called the best as well', () => {
  expect(told('2', STANDINGS)).toEqual([
    'You came 3rd, 61 points behind Ana.',
    'The widest gap: Refused offers, 10 to 40.',
  ]);
});

test('who won reads how far ahead of the next, and what made the difference', () => {
  expect(told('0', STANDINGS)).toEqual([
    'You won by 9 points, ahead of Bo.',
    'What won it: Refused offers, 40 to 12.',
  ]);
});

test('of equals each reads what decided', () => {
  const level = [standing('0', 1, [5, 5, 0]), standing('1', 2, [0, 10, 0])];
  const first = (playerID: string) => told(playerID, level, 'century-eastern-wonders')[0];
  expect(first('0')).toBe('You won, level with Bo on points: whoever is later in turn order wins.');
  expect(first('1')).toBe(
    'You came 2nd, level with Ana on points: whoever is later in turn order wins.',
  );
});

test('who shares the win is told so above, and reads only what they did best', () => {
  const shared = [standing('0', 1, [5, 5, 0]), standing('1', 1, [0, 10, 0])];
  expect(told('1', shared)).toEqual(['Your best: Wonders, 10.']);
});

test('who only watched reads nothing of it', () => {
  expect(told(null, STANDINGS)).toEqual([]);
});
