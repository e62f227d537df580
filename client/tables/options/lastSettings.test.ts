import type { Strength } from '../../../shared/protocol/table';
import { defaultOptions } from '../../../shared/engine/options';
import { colorfulTreasureInfo } from '../../../shared/games/colorful-treasure/info';
import { yaBlewItInfo as box } from '../../../shared/games/ya-blew-it/info';
import { bot, person, tableWith } from '../../testing/app';
import { keepSettings, lastSettings } from './lastSettings';

const keep = (settings: object | null) =>
  localStorage.setItem(`wondertable.last.${box.id}`, JSON.stringify(settings));
const players = (count: number, strength?: Strength) => [
  ...Array.from({ length: count - 1 }, (_, i) => person(i, `Player ${i}`)),
  strength ? { ...bot(count - 1), bot: strength } : person(count - 1, 'last'),
];
const printed = { doubleGems: true, showOdds: true, length: 'printed' };

beforeEach(() => localStorage.clear());

test('a title that was never played here has three seats and bots as usual', () => {
  expect(lastSettings(box)).toMatchObject({ seats: 3, strength: 'normal' });
});

test('what suits a first match is chosen until one was played, and not after', () => {
  const treasure = colorfulTreasureInfo;
  const usual = defaultOptions(treasure.options);
  expect(usual.memoryAid).toBe(false);
  expect(lastSettings(treasure).options).toEqual({ ...usual, memoryAid: true });
  const table = tableWith(players(3), { gameName: treasure.id, setupData: usual });
  keepSettings(table);
  expect(lastSettings(treasure).options).toEqual(usual);
  keepSettings({ ...table, setupData: { ...usual, length: 'endless' } });
  expect(lastSettings(treasure).options).toEqual(usual);
});

test('it is as it was played last, with bots as strong as they were', () => {
  const setupData = { doubleGems: false, showOdds: false, length: 'short' };
  keepSettings(tableWith(players(5, 'hard'), { setupData }));
  expect(lastSettings(box)).toEqual({ seats: 5, strength: 'hard', options: setupData });
  keepSettings(tableWith(players(4), { setupData }));
  expect(lastSettings(box)).toMatchObject({ seats: 4, strength: 'normal' });
});

test.each([
  ['more seats than there may be', { seats: 9, options: printed }, 6],
  ['fewer than there may be', { seats: 1, options: printed }, 2],
  ['seats that are no number', { seats: 'many', options: printed }, 3],
  ['half a seat', { seats: 2.5, options: printed }, 3],
])('%s are as many as can be', (_, kept, seats) => {
  keep(kept);
  expect(lastSettings(box)).toEqual({ seats, strength: 'normal', options: printed });
});

test.each([
  ['options that there no longer are', { options: { ...printed, length: 'endless' } }],
  ['another kind of options', { options: { gone: true } }],
])('%s are as the box has them', (_, kept) => {
  keep({ seats: 2, ...kept });
  expect(lastSettings(box)).toEqual({ seats: 2, strength: 'normal', options: printed });
});

test.each(['null', '{', '[]', '7'])('what cannot be read (%s) is nothing', (text) => {
  const never = lastSettings(box);
  localStorage.setItem(`wondertable.last.${box.id}`, text);
  expect(lastSettings(box)).toEqual(never);
});
